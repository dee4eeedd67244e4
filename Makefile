# `make test` is what continuous integration runs; each target sets up what it needs.
.PHONY: test demo bench

test: swift
	@scripts/setup
	@scripts/check

demo: swift
	@scripts/demo

bench: swift
	@scripts/bench

.PHONY: swift
swift:
	@scripts/require-swift
