import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../service/testing/new-folder.ts';
import { freePort } from './free-port.ts';
import { type RunningProxy, startProgram } from './start-program.ts';

/**
 * Starts Debian's Caddy with a file of deploy/ as it stands; only ports and certificate authority
 * differ from a server's.
 * @param env the settings the file's head names
 */
export async function startCaddy(file: string, env: Record<string, string>): Promise<RunningProxy> {
	const folder = newFolder();
	const [httpPort, httpsPort] = [await freePort(), await freePort()];
	const here = `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${httpPort}\nhttps_port ${httpsPort}`;
	const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
	const config = join(folder, 'Caddyfile');
	writeFileSync(config, text.replace(/^\{\n/m, `{\n${here}\n`));
	const secure = !env.DOMAIN?.startsWith('http://');
	const caddy = await startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
		port: secure ? httpsPort : httpPort,
		secure,
		env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
	});
	return { ...caddy, httpPort, httpsPort };
}
