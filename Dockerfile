# Builds the program; the second stage contains only what a server runs.
FROM node:24-trixie-slim AS build
WORKDIR /source
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
COPY . .
RUN npm run release -- --folder /release

FROM debian:trixie-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
    && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin esg-network \
    && install --directory --owner=esg-network --mode=0700 /data
COPY --from=build /release /opt/esg-network
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /opt/esg-network
USER esg-network
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=2m CMD ["/opt/esg-network/bin/esg-network", "health"]
ENTRYPOINT ["/opt/esg-network/bin/esg-network"]
CMD ["start"]
