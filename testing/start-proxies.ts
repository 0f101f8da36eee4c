import { afterAll } from 'vitest';
import { startCaddy } from './start-caddy.ts';
import { startNginx } from './start-nginx.ts';
import type { RunningProxy } from './start-program.ts';
import { type Service, startService } from './start-service.ts';

const PROXIES = {
	Caddy: (DIST: string, DIENST: string) => startCaddy({ DOMAIN: 'localhost', DIENST, DIST }),
	nginx: startNginx,
};

/** Starts Caddy and nginx as shipped, each in front of a service of its own, with the site in `dist`. */
export function startProxies(
	dist: string,
	env = {},
): Promise<(RunningProxy & { name: string; service: Service })[]> {
	const starting = Object.entries(PROXIES).map(async ([name, start]) => {
		const service = await startService({ DIST_DIR: dist, TRUST_PROXY: '1', ...env });
		const proxy = await start(dist, new URL(service.url).host);
		// What a file's tests have started ends with them.
		afterAll(proxy.stop);
		return { ...proxy, name, service };
	});
	return Promise.all(starting);
}
