import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { newFolder } from './new-folder.ts';
import { type RunningProxy, startProgram } from './start-program.ts';

/**
 * Starts Debian's nginx with deploy/nginx.conf inside what Debian puts around it; replaced is what
 * the file's head says is to be replaced, and the ports.
 */
export async function startNginx(dist: string, service: string): Promise<RunningProxy> {
	const folder = newFolder();
	const [httpPort, httpsPort] = [await freePort(), await freePort()];
	makeCertificate(folder);
	const site = readFileSync(join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8')
		.replaceAll('www.mustermann.example', 'localhost')
		.replaceAll('/etc/letsencrypt/live/localhost', folder)
		.replaceAll('/opt/werkplan/aktuell/dist', dist)
		.replaceAll('/var/log/nginx', folder)
		.replace('127.0.0.1:4321', service)
		.replaceAll(/listen \[::\].*\n/g, '')
		.replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
		.replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`);
	writeFileSync(join(folder, 'seite.conf'), site);
	writeFileSync(join(folder, 'nginx.conf'), around(folder));
	mkdirSync(join(folder, 'tmp'));
	const url = `https://localhost:${httpsPort}`;
	const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
	const nginx = await startProgram('nginx', args, url);
	const logs = ['access.log', 'error.log', 'werkplan.log'].map((name) => join(folder, name));
	const written = () => logs.map((file) => readFileSync(file, 'utf8')).join('');
	return { ...nginx, output: () => nginx.output() + written(), url, httpPort, httpsPort };
}

function makeCertificate(folder: string): void {
	const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
	const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
	const args = ['req', '-x509', ...key, ...files, '-days', '2', '-subj', '/CN=localhost'];
	execFileSync('openssl', args, { stdio: 'ignore' });
}

/** As /etc/nginx/nginx.conf of Debian has it: logs are on there, the site has to turn them off. */
function around(folder: string): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
		.join('\n');
	return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {
	worker_connections 768;
}
http {
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	access_log ${folder}/access.log;
	error_log ${folder}/error.log;
	gzip on;
	${temporary}
	include ${folder}/seite.conf;
}`;
}
