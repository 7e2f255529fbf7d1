# One image: API and web app, with the embedded PostgreSQL unless DATABASE_URL is set.
# Debian with Node.js 20, npm and a user `node`.
ARG BASE=node:20-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY . .
# Installs what the lock file says by itself; only what runs goes on into the image.
RUN node scripts/build.mjs && node scripts/image.mjs /image

FROM ${BASE}
# Two stores of freed memory, not one a thread (docs/decisions/047).
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
# What runs may not change what runs: it all belongs to root.
COPY --from=build /image /app
# A new volume at either folder takes its owner.
RUN mkdir -p /data/noaa-charts && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As in package.json: a heap of at most 1 GB, collected earlier (docs/decisions/116).
CMD ["node", "--max-old-space-size=1024", "apps/server/dist/main.mjs"]
