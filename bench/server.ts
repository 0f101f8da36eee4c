import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type Prozess, startProzess } from './prozess.ts';
import { startServe } from './start-serve.ts';

/** Something that serves a built site; `url` without a slash at the end. */
export type Server = { url: string; stop(): Promise<void> };

/** Our own service as `npm run serve` starts it, on a free port, with an empty data folder. */
export async function startDienst(dist: string, env: NodeJS.ProcessEnv = {}): Promise<Server> {
	const ordner = mkdtempSync(join(tmpdir(), 'werkplan-dienst-'));
	const umgebung = { PORT: '0', DATA_DIR: ordner, DIST_DIR: dist, RATE_LIMIT: '0', ...env };
	return withFolder(await startServe(umgebung), ordner);
}

/** Caddy's file_server over the same files, taking the precompressed ones. */
export async function startCaddy(dist: string): Promise<Server> {
	return startServer('caddy', (ordner, port) => {
		const datei = join(ordner, 'Caddyfile');
		writeFileSync(
			datei,
			`{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${dist}
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}
}
`,
		);
		return ['run', '--config', datei, '--adapter', 'caddyfile'];
	});
}

/** nginx over the same files; Debian's own knows gzip, not brotli. */
export async function startNginx(dist: string): Promise<Server> {
	return startServer('/usr/sbin/nginx', (ordner, port) => {
		const datei = join(ordner, 'nginx.conf');
		writeFileSync(
			datei,
			`${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${ordner}/pid;
error_log stderr;
worker_processes auto;
events { worker_connections 1024; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	sendfile on;
	tcp_nopush on;
	gzip_static on;
	keepalive_requests 100000000;
	client_body_temp_path ${ordner}/body;
	proxy_temp_path ${ordner}/proxy;
	fastcgi_temp_path ${ordner}/fastcgi;
	uwsgi_temp_path ${ordner}/uwsgi;
	scgi_temp_path ${ordner}/scgi;
	server {
		listen 127.0.0.1:${port};
		root ${dist};
		try_files $uri $uri.html $uri/index.html =404;
	}
}
`,
		);
		return ['-c', datei, '-p', ordner];
	});
}

async function startServer(
	befehl: string,
	configure: (ordner: string, port: number) => string[],
): Promise<Server> {
	const ordner = mkdtempSync(join(tmpdir(), 'werkplan-server-'));
	const port = await freePort();
	let gesagt = '';
	const prozess = startProzess(befehl, configure(ordner, port), {
		env: { PATH: process.env.PATH, HOME: ordner },
		onText: (text) => {
			gesagt += text;
		},
	});
	const url = `http://127.0.0.1:${port}`;
	prozess.kind.once('error', (fehler) => {
		gesagt += fehler.message;
	});
	for (let versuch = 0; versuch < 200; versuch += 1) {
		const antwort = await fetch(url).catch(() => null);
		if (antwort?.ok) return withFolder({ ...prozess, url }, ordner);
		await sleep(50);
	}
	await prozess.stop();
	throw new Error(`${befehl} antwortet nicht:\n${gesagt}`);
}

function withFolder({ url, stop }: Prozess & { url: string }, ordner: string): Server {
	return {
		url,
		async stop() {
			await stop();
			rmSync(ordner, { recursive: true, force: true });
		},
	};
}
