FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc g++ make cmake && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN cargo build --profile dist --locked -p sternpost -p sternpost-verify --bins

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /data --create-home sternpost
COPY --from=build /src/target/dist/sternpost /src/target/dist/sternpost-verify /usr/local/bin/
USER sternpost
WORKDIR /data
# It listens on every address of the container, so the postbox is refused: set STERNPOST__MAIL__TRANSPORT=smtp and its like,
# or publish the port to this machine alone (-p 127.0.0.1:8080:8080) with STERNPOST__MAIL__POSTBOX_FOR_EVERYBODY=true.
# Also needed to run: STERNPOST__PUBLIC_URL, the address players reach the server at (links in letters begin with it).
ENV STERNPOST__LISTEN=0.0.0.0:8080 STERNPOST__DATA_DIR=/data
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s CMD ["sternpost", "doctor", "--health"]
ENTRYPOINT ["sternpost"]
CMD ["serve"]
