#include "AllocationCounter.h"

#include <stdlib.h>

static size_t blocks, bytes;

size_t allocation_counter_blocks(void) { return blocks; }
size_t allocation_counter_bytes(void) { return bytes; }

#if defined(__GLIBC__)

// glibc has no hooks any more, but a program's own malloc takes the place of the library's.
// The counts are not atomic: the benchmarks have one thread.
#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

const bool allocation_counter_works = true;

static void *counted(void *block) {
  blocks += 1;
  bytes += malloc_usable_size(block);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *realloc(void *block, size_t size) { return counted(__libc_realloc(block, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = counted(__libc_memalign(alignment, size));
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

#else

const bool allocation_counter_works = false;

#endif
