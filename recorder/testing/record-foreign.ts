import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { record } from '../index.ts';
import { differ, greysOf } from '../views/see-views.ts';

/*
 * npm run test:fremd [-- <name> …]: records websites from npm packages, which nobody here made, and writes one page
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

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/fremd');
const { positionals } = parseArgs({ allowPositionals: true });
await mkdir(cache, { recursive: true });
const sections: string[] = [];
for (const [name, site] of Object.entries(sites)) {
	if (positionals.length > 0 && !positionals.includes(name)) continue;
	const start = performance.now();
	const faults = await recordForeign(name, site).catch((reason) => [String(reason)]);
	const minutes = ((performance.now() - start) / 60_000).toFixed(1);
	const title = `${name}: ${faults.join('; ') || 'in Ordnung'} (${minutes} min)`;
	console.log(title);
	if (faults.length > 0) process.exitCode = 1;
	sections.push(`<h2>${title}</h2>${await pictures(name)}`);
	const style = 'body{background:#ddd}img,video{height:16rem;margin:4px;background:#fff}';
	const head = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Fremde Websites</title>`;
	const page = `${head}<style>${style}</style>${sections.join('')}`;
	await writeFile(path.join(cache, 'index.html'), page);
}
console.log(`Anzusehen: ${path.relative(root, cache)}/index.html`);

/** Records one site as an owner would, without help; returns the faults that a machine can find. */
async function recordForeign(name: string, site: Site): Promise<string[]> {
	const folder = path.join(fetchPack(site.pack), site.folder ?? '.');
	if (site.with) await cp(fetchPack(site.with), path.join(folder, 'with'), { recursive: true });
	const startPage = path.join(folder, 'index.html');
	if (site.add && !(await readFile(startPage, 'utf8')).includes(site.add))
		await appendFile(startPage, site.add);
	const out = path.join(cache, name);
	await rm(out, { recursive: true, force: true });
	const source = { folder, ...(site.page && { page: site.page }) };
	const { notes, plan } = await record(source, undefined, { out, client: name });
	const faults = notes.filter((note) => /verdeckt \d+ %/.test(note));
	if (!plan) faults.push('keine Zeichnung');
	const files = (await readdir(out)).filter((file) => /^bild-\d\.jpg$/.test(file)).sort();
	const looks = await Promise.all(files.map((file) => greysOf(path.join(out, file))));
	for (const [i, look] of looks.entries())
		for (const [j, other] of looks.slice(0, i).entries())
			if (!differ(look, other)) faults.push(`${files[j]} und ${files[i]} zeigen dasselbe`);
	return faults;
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
