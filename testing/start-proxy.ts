import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './new-folder.ts';
import { freePort, type Program, startProgram } from './start-program.ts';

export type Proxy = Program & {
	url: string;
	httpPort: number;
	httpsPort: number;
	/** What it has in memory, in megabytes. */
	memory(): number;
};

const SHIPPED = join(import.meta.dirname, '../deploy/Caddyfile');

/**
 * Starts Debian's Caddy with the file of deploy/ as `localhost`, and 127.0.0.1 as the domain without
 * www; only ports and certificates differ from a server's.
 * @param service where the service listens
 */
export async function startProxy(service: string): Promise<Proxy> {
	const folder = newFolder();
	const [httpPort, httpsPort] = [await freePort(), await freePort()];
	const here = `local_certs\nskip_install_trust\nhttp_port ${httpPort}\nhttps_port ${httpsPort}`;
	const config = join(folder, 'Caddyfile');
	const caddyfile = readFileSync(SHIPPED, 'utf8');
	writeFileSync(config, caddyfile.replace(/^\{\n/m, `{\n${here}\n`));
	const url = `https://localhost:${httpsPort}`;
	const args = ['run', '--adapter', 'caddyfile', '--config', config];
	const folders = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	const settings = {
		DOMAIN: 'localhost',
		OTHER_DOMAIN: '127.0.0.1',
		SERVICE: new URL(service).host,
	};
	const program = await startProgram('caddy', args, url, { ...folders, ...settings });
	return { ...program, url, httpPort, httpsPort, memory: () => memoryOf(program.pid) };
}

function memoryOf(pid: number): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1000;
}
