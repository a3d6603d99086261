# The one program in an image with nothing else in it: no shell, no package manager, not root.
#   docker build -t tertulia .
#   docker run -p 8080:8080 -v tertulia:/data tertulia

FROM node:22-bookworm-slim AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --ignore-scripts
COPY web ./
COPY texts /src/texts
COPY crates/games /src/crates/games
RUN npm run build

FROM rust:1.95.0-slim-bookworm AS program
# The commit that pages are told: docker build --build-arg TERTULIA_COMMIT=$(git rev-parse HEAD)
ARG TERTULIA_COMMIT
# Only what builds it, whatever else rust-toolchain.toml asks for.
ENV RUSTUP_TOOLCHAIN=1.95.0
WORKDIR /src
COPY . .
COPY --from=page /src/web/dist web/dist
RUN cargo build --release --locked --package cli && mkdir /empty

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=program /src/target/release/tertulia /usr/local/bin/tertulia
# 65532 is the user `nonroot` of the image; a new volume takes its owner from here.
COPY --from=program --chown=65532:65532 /empty /data
USER 65532:65532
VOLUME /data
EXPOSE 8080
# It finishes what was accepted and leaves one file behind.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s \
    CMD ["/usr/local/bin/tertulia", "health", "http://127.0.0.1:8080/ready"]
ENTRYPOINT ["/usr/local/bin/tertulia"]
CMD ["serve", "--address", "0.0.0.0:8080", "--data", "/data"]
