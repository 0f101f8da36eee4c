import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { newFolder } from './new-folder.ts';
import { type RunningProxy, startProgram } from './start-program.ts';

/** What the file's head names. */
type Settings = { DOMAIN: string; DIST: string; DIENST?: string };

/**
 * Starts Debian's Caddy with deploy/Caddyfile as it stands; only ports and certificate authority
 * differ from a server's.
 */
export async function startCaddy(env: Settings): Promise<RunningProxy> {
	const folder = newFolder();
	const [httpPort, httpsPort] = [await freePort(), await freePort()];
	const here = `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${httpPort}\nhttps_port ${httpsPort}`;
	const text = readFileSync(join(import.meta.dirname, '../deploy/Caddyfile'), 'utf8');
	const config = join(folder, 'Caddyfile');
	writeFileSync(config, text.replace(/^\{\n/m, `{\n${here}\n`));
	const plain = env.DOMAIN.startsWith('http://');
	const url = plain ? `${env.DOMAIN}:${httpPort}` : `https://${env.DOMAIN}:${httpsPort}`;
	const args = ['run', '--adapter', 'caddyfile', '--config', config];
	const folders = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	const caddy = await startProgram('caddy', args, url, { ...folders, ...env });
	return { ...caddy, url, httpPort, httpsPort };
}
