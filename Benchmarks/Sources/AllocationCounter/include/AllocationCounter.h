#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stddef.h>

/// Whether this platform's allocator can be counted; if not, both counts stay zero.
extern const bool allocation_counter_works;

/// How many blocks were allocated since the program began.
size_t allocation_counter_blocks(void);

/// How many bytes those blocks hold, as the allocator rounded them.
size_t allocation_counter_bytes(void);

#endif
