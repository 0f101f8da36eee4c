# An image of the archive that `npm run release` made; the command is in docs/online-stellen.md, section 5.
FROM debian:13-slim AS unpacked
ARG ARCHIVE
ADD ${ARCHIVE} /
RUN mv /werkplan-* /werkplan

FROM debian:13-slim
RUN apt-get -qq update && apt-get -qq -y --no-install-recommends install libstdc++6 && rm -rf /var/lib/apt/lists/*
RUN useradd --system werkplan && install -d -o werkplan /var/lib/werkplan
COPY --from=unpacked /werkplan /werkplan
WORKDIR /werkplan
USER werkplan
ENV HOST=0.0.0.0 DATA_DIR=/var/lib/werkplan TRUST_PROXY=1 OWNER_COMMAND="docker compose exec werkplan bin/node service/cli/anfragen.ts"
# The heap may take half of mem_limit, as in deploy/werkplan.service.
CMD ["bin/node", "--max-old-space-size=256", "service/server.js"]
