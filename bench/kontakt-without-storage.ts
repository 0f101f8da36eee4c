import { buildApp } from '../service/app.ts';
import { readSite } from '../service/static/read-site.ts';

/** The same service, but for storing: how many requests the HTTP side alone can take. */
const read = readSite(process.env.DIST_DIR ?? 'dist');
if (read.kind === 'missing') throw new Error(read.reason);
const silent = () => {};
const app = buildApp({
	site: read.site,
	acceptor: { accept: async () => ({ kind: 'stored', id: 1 }) },
	onStored: silent,
	healthy: () => true,
	now: () => new Date(),
	log: { info: silent, warn: silent, error: silent },
	siteUrl: 'https://www.beispiel.de',
	trustProxy: 0,
	rateLimit: 0,
	stop: new AbortController().signal,
});
console.log(`bereit: ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
