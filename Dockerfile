# syntax=docker/dockerfile:1
# The website of this repository. For a Dockerfile for your own site, see docs/content/en/docs/6.deploy/4.docker.md.

FROM node:26-slim AS build
WORKDIR /repository
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run build

FROM node:26-slim
ENV NODE_ENV=production
WORKDIR /site
COPY --from=build /repository/docs/.output .
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/_recto_health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "app/server/index.mjs"]
