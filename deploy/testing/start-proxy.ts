import { startCaddy } from './start-caddy.ts';
import { startNginx } from './start-nginx.ts';
import type { RunningProxy } from './start-program.ts';

export const PROXIES = ['Caddy', 'nginx'] as const;

/** Starts Caddy or nginx as shipped in front of the service at `url`, with the site in `dist`. */
export function startProxy(
	name: (typeof PROXIES)[number],
	url: string,
	dist: string,
): Promise<RunningProxy> {
	const service = new URL(url).host;
	if (name === 'nginx') return startNginx({ dist, service });
	return startCaddy('Caddyfile', { DOMAIN: 'localhost', DIENST: service, DIST: dist });
}
