import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { record } from '../index.ts';

/*
 * npm run test:fremd: records websites from npm packages, which nobody here made, and writes one page
 * with all their pictures and drawings to look at: .cache/fremd/index.html.
 */
type Site = { pack: string; folder?: string; page?: string; with?: string; add?: string };

const banner = `<link rel="stylesheet" href="with/build/cookieconsent.min.css"><script src="with/build/cookieconsent.min.js"></script>
<script>cookieconsent.initialise({palette:{popup:{background:'#000'},button:{background:'#fd0'}},content:{message:'Diese Website nutzt Cookies.',dismiss:'Verstanden',link:'Mehr'}})</script>`;

const sites: Record<string, Site> = {
	agentur: { pack: 'startbootstrap-agency@7.0.12', folder: 'dist' },
	einblenden: { pack: 'aos@2.3.4', page: 'demo/simple.html' },
	cookies: {
		...{ pack: 'startbootstrap-creative@7.0.7', folder: 'dist' },
		...{ with: 'cookieconsent@3.1.1', add: banner },
	},
};

const cache = path.join(import.meta.dirname, '../../.cache/fremd');
await mkdir(cache, { recursive: true });
const sections: string[] = [];
for (const [name, site] of Object.entries(sites)) {
	const faults = await recordForeign(name, site).catch((reason) => [String(reason)]);
	const title = `${name}: ${faults.join('; ') || 'in Ordnung'}`;
	console.log(title);
	if (faults.length > 0) process.exitCode = 1;
	sections.push(`<h2>${title}</h2>${await pictures(name)}`);
}
const style = 'body{background:#ddd}img,video{height:16rem;margin:4px;background:#fff}';
const head = `<!doctype html><meta charset="utf-8"><title>Fremde Websites</title><style>${style}</style>`;
await writeFile(path.join(cache, 'index.html'), head + sections.join(''));
console.log('Anzusehen: .cache/fremd/index.html');

/** Records one site as an owner would, without help; returns the faults that a machine can find. */
async function recordForeign(name: string, site: Site): Promise<string[]> {
	const folder = path.join(fetchPack(site.pack), site.folder ?? '.');
	if (site.with) await cp(fetchPack(site.with), path.join(folder, 'with'), { recursive: true });
	const startPage = path.join(folder, 'index.html');
	if (site.add && !(await readFile(startPage, 'utf8')).includes(site.add))
		await appendFile(startPage, site.add);
	const out = path.join(cache, name);
	await rm(out, { recursive: true, force: true });
	const source = { folder, page: site.page ?? '' };
	const { notes, plan } = await record(source, undefined, { out, client: name });
	const covered = notes.filter((note) => /verdeckt \d+ %/.test(note));
	return plan ? covered : [...covered, 'keine Zeichnung'];
}

/** Folder of a package, fetched and unpacked once. */
function fetchPack(pack: string): string {
	const folder = path.join(cache, 'packs', pack.replace(/\W+/g, '-'));
	if (existsSync(folder)) return folder;
	const command = ['pack', '--silent', pack];
	const file = execFileSync('npm', command, { cwd: cache, encoding: 'utf8' }).trim();
	mkdirSync(folder, { recursive: true });
	execFileSync('tar', ['xzf', path.join(cache, file), '-C', folder, '--strip-components=1']);
	return folder;
}

/** HTML with everything worth looking at in a site's folder. */
async function pictures(name: string): Promise<string> {
	const output = path.join(cache, name);
	const files = existsSync(output) ? (await readdir(output)).sort() : [];
	return files
		.filter((file) => /^(bild-\d|background|vorschau)\.jpg$|^riss.*avif$|^logo|mp4$/.test(file))
		.map((file) => [file.endsWith('mp4') ? 'video controls muted' : 'img', file] as const)
		.map(([tag, file]) => `<${tag} src="${name}/${file}"></${tag.split(' ')[0]}>`)
		.join('');
}
