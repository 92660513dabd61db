# The shop in a container, for one learner or, with `--class`, for many:
#   docker build -t forbidden-fruit . && docker run --rm -p 127.0.0.1:3000:3000 forbidden-fruit
# It runs as the numeric user 65532, needs no home folder and writes below /juice-shop/data only, so its root may be
# read-only: --read-only -v shops:/juice-shop/data. A team host mounts its settings at /juice-shop/config/multi-juicer.yaml.
FROM node:20-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && tooling/container/assemble.sh /juice-shop

FROM node:20-bookworm-slim
COPY --from=build /juice-shop /juice-shop
RUN mkdir -p /juice-shop/data && chown 65532:65532 /juice-shop/data
WORKDIR /juice-shop
# Scratch files are below the one folder that is sure to be writable.
ENV HOST=0.0.0.0 TMPDIR=/juice-shop/data
USER 65532
EXPOSE 3000
VOLUME /juice-shop/data
CMD ["./forbidden-fruit.mjs"]
