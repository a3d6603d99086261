# The index of commands. The logic lives in xtask and scripts.
.DEFAULT_GOAL := help

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: test
test: check ## everything that must hold: installs what the tests need and runs all of them
	cargo test --workspace

.PHONY: check
check: ## the fast part: format, lints
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
