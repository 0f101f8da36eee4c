import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const LARGE_PICTURE = Buffer.alloc(300 * 1024, 7);

/** Writes a small site as the build leaves it and returns its folder. */
export function writeFixtureSite(more: Record<string, string | Buffer> = {}): string {
	const folder = mkdtempSync(join(tmpdir(), 'seite-'));
	const home = `<!doctype html><title>Start</title>${'<p>Text</p>'.repeat(200)}`;
	const files: Record<string, string | Buffer> = {
		'index.html': home,
		'index.html.br': brotliCompressSync(home),
		'index.html.gz': gzipSync(home),
		'about.html': '<!doctype html><title>About</title>',
		'kontakt.html': '<!doctype html><title>Kontakt</title>',
		'portfolio.html': '<!doctype html><title>Portfolio</title>',
		'portfolio/druckerservice.html': '<!doctype html><title>Druckerservice</title>',
		'portfolio/404.html': '<!doctype html><p>Es wurde kein Projekt gefunden.</p>',
		'404.html': '<!doctype html><p>Diese Seite wurde nicht gefunden</p>',
		'antwort.html': '<!doctype html><title>{{TITEL}}</title><main>{{MELDUNG}}</main>',
		_headers: '/*\n',
		'.versteckt': 'geheim',
		'.well-known/security.txt': 'Contact: x',
		'robots.txt': 'User-agent: *',
		'sitemap-0.xml': '<urlset/>',
		'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
		'favicon.ico': Buffer.from([0]),
		'site.webmanifest': '{}',
		'_astro/index.Ab12.js': 'export {};',
		'_astro/figtree.Cd34.woff2': Buffer.from([1]),
		'projekte/druckerservice/film.mp4': FILM,
		'projekte/druckerservice/film.webm': FILM,
		'projekte/druckerservice/bild.avif': Buffer.from([2]),
		'projekte/druckerservice/bild.webp': LARGE_PICTURE,
		'projekte/druckerservice/logo mit ü.png': Buffer.from([3]),
		...more,
	};
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), content);
	}
	return folder;
}
