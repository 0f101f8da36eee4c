import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './new-folder.ts';
import { freePort, type Program, startProgram } from './start-program.ts';

export const PROXIES = ['Caddy', 'nginx'] as const;
export type Proxy = Program & { url: string; httpPort: number; httpsPort: number };

/**
 * Starts Debian's Caddy or nginx with the file of deploy/ as `localhost`, and 127.0.0.1 as the
 * domain without www; only ports and certificates differ from a server's.
 * @param service where the service listens
 */
export async function startProxy(name: (typeof PROXIES)[number], service: string): Promise<Proxy> {
	const folder = newFolder();
	const [httpPort, httpsPort] = [await freePort(), await freePort()];
	const site = { folder, httpPort, httpsPort, host: new URL(service).host };
	const url = `https://localhost:${httpsPort}`;
	const program = await (name === 'Caddy' ? startCaddy(site, url) : startNginx(site, url));
	return { ...program, url, httpPort, httpsPort };
}

type Site = { folder: string; httpPort: number; httpsPort: number; host: string };

function startCaddy({ folder, httpPort, httpsPort, host }: Site, url: string): Promise<Program> {
	const here = `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${httpPort}\nhttps_port ${httpsPort}`;
	const config = join(folder, 'Caddyfile');
	writeFileSync(config, shipped('Caddyfile').replace(/^\{\n/m, `{\n${here}\n`));
	const args = ['run', '--adapter', 'caddyfile', '--config', config];
	const folders = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	const settings = { DOMAIN: 'localhost', APEX: '127.0.0.1', SERVICE: host };
	return startProgram('caddy', args, url, { ...folders, ...settings });
}

async function startNginx(site: Site, url: string): Promise<Program> {
	const { folder, httpPort, httpsPort, host } = site;
	const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
	const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
	const request = ['req', '-x509', ...key, ...files, '-days', '2', '-subj', '/CN=localhost'];
	execFileSync('openssl', request, { stdio: 'ignore' });
	mkdirSync(join(folder, 'tmp'));
	const config = shipped('nginx.conf')
		.replaceAll('www.mustermann.example', 'localhost')
		.replaceAll('/etc/letsencrypt/live/localhost', folder)
		.replaceAll('/var/log/nginx', folder)
		.replaceAll('127.0.0.1:4321', host)
		.replaceAll(/listen \[::\].*\n/g, '')
		.replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
		.replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`);
	writeFileSync(join(folder, 'nginx.conf'), asInDebian(folder, config));
	const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
	const nginx = await startProgram('nginx', args, url);
	const logs = ['access.log', 'error.log', 'werkplan.log'].map((name) => join(folder, name));
	const written = () => logs.map((file) => readFileSync(file, 'utf8')).join('');
	return { ...nginx, output: () => nginx.output() + written() };
}

/** Debian's /etc/nginx/nginx.conf around a site: it turns logs on, which the site has to turn off. */
function asInDebian(folder: string, site: string): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
		.join('\n');
	return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
access_log ${folder}/access.log;
gzip on;
${temporary}
${site}
}`;
}

function shipped(name: string): string {
	return readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8');
}
