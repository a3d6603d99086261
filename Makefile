# The index of commands. The logic lives in xtask and scripts.
.DEFAULT_GOAL := help

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: test
test: setup check ## everything that must hold: installs what the tests need and runs all of them
	cargo test --workspace

.PHONY: check
check: ## the fast part: format, lints, tidiness, rules cited in code and tests, texts in four languages
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	cargo xtask tidy rules texts

.PHONY: format
format: ## formats all Rust code
	cargo fmt --all

.PHONY: setup
setup: ## installs the system packages that are missing
	@scripts/setup

.PHONY: web
web: web/node_modules ## builds the page that the server carries
	cd web && npm run build

web/node_modules: web/package-lock.json
	cd web && npm ci
	@touch web/node_modules

.PHONY: web-check
web-check: web/node_modules ## format, lints, types and unit tests of the page
	cd web && npm run check
