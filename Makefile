# `make test` is what continuous integration runs; each target sets up what it needs.
.PHONY: test soak demo bench

test: swift
	@scripts/setup
	@scripts/corpus tabulated
	@scripts/check

# The reader on all files of many public packages, on ten thousand mutations and on a thousand random classes, effects on
# ten thousand schedules: minutes, and not part of `make test`.
soak: swift
	@scripts/corpus
	@SWITCHBACK_SOAK=1 swift test --filter "AccuracyTests|RandomClassTests|ScheduleTests|TrailModel|Screens|ScreenStack|Obstinate"

demo: swift
	@scripts/demo

bench: swift
	@scripts/bench
	@scripts/bench-reader

.PHONY: swift
swift:
	@scripts/require-swift
