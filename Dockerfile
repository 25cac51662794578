# The site with all it needs to run. A build of its own gives it its address:
#   docker build --build-arg SITE_URL=https://raizdovau.example -t raiz-do-vau .
# With podman add --format docker, or the image has no health check.
# The version of Node is the one package.json pins; scripts/deploy.test.ts keeps them the same.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
ENV PATH=/app/node_modules/.bin:$PATH
COPY package.json package-lock.json ./
# The image has the pinned Node, which is all that an install script would fetch.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG SITE_URL
RUN node --import ./scripts/read-owners-files.mjs scripts/build.ts

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26.10.0-bookworm-slim
WORKDIR /app
# These settings save memory (docs/measurements.md): a small nursery for short-lived objects, a limit
# for long-lived ones, two arenas for all threads. TypeScript loses its types once, in the image.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    NODE_OPTIONS="--max-semi-space-size=1 --max-old-space-size=256" \
    NODE_COMPILE_CACHE=/app/.compile-cache \
    HOST=0.0.0.0 \
    DATA_DIR=/data
# For the links in e-mails.
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN install -d -o node -g node -m 0700 /data /app/.compile-cache
# BACKUP_TO needs ssh or rclone; the copy before new tables needs pg_dump of Postgres's version or a
# later one.
RUN apt-get update -q && apt-get install -y -q --no-install-recommends openssh-client postgresql-client-15 rclone \
    && rm -rf /var/lib/apt/lists/*
COPY --from=packages /app/node_modules node_modules
COPY package.json site.config.ts ./
COPY content content
COPY domain domain
COPY server server
COPY scripts scripts
COPY --from=build /app/dist dist
USER node
# Fills the cache. The build fails if the server does not start, or does not stop at a signal.
RUN DATA_DIR=/tmp/first-start PORT=0 timeout --preserve-status 8 node server/main.ts > /dev/null \
    && rm -r /tmp/first-start
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=15s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
