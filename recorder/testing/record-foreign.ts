import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readManifest } from '../../shared/manifest.ts';
import { type RissSheet, readRiss, rissFiles } from '../../shared/riss.ts';
import { root } from '../commands/run-command.ts';
import { makeMedia } from '../make-media.ts';
import { areApart } from '../website/look-at.ts';
import { serveSite } from '../website/site-server.ts';

/*
 * npm run test:fremd [-- <name> …]: records websites that nobody here wrote, from npm, and writes one
 * page with all their plans, windows, walls and grounds: .cache/fremd/index.html.
 */
type Site = {
	kind: string;
	pack: string;
	folder: string;
	page?: string;
	with?: string;
	add?: string;
};

const banner = `<link rel="stylesheet" href="with/build/cookieconsent.min.css"><script src="with/build/cookieconsent.min.js"></script>
<script>cookieconsent.initialise({palette:{popup:{background:'#000'},button:{background:'#fd0'}},content:{message:'Diese Website nutzt Cookies.',dismiss:'Verstanden',link:'Mehr'}})</script>`;
const docs = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>docsify</title><div id="app"></div>
<script>window.$docsify={name:'docsify'}</script><link rel="stylesheet" href="/lib/themes/vue.css"><script src="/lib/docsify.min.js"></script>`;

const sites: Record<string, Site> = {
	agentur: { kind: 'eine Seite', pack: 'startbootstrap-agency@7.0.12', folder: 'dist' },
	fotos: { kind: 'Fotos', pack: 'startbootstrap-stylish-portfolio@6.0.6', folder: 'dist' },
	blog: { kind: 'Blog', pack: 'startbootstrap-clean-blog@6.0.9', folder: 'dist' },
	laden: { kind: 'Laden', pack: 'startbootstrap-shop-homepage@5.0.6', folder: 'dist' },
	video: { kind: 'Film', pack: 'startbootstrap-new-age@6.0.7', folder: 'dist' },
	bald: { kind: 'ein Bildschirm', pack: 'startbootstrap-coming-soon@6.0.7', folder: 'dist' },
	baukasten: {
		kind: 'Parallaxe',
		pack: 'now-ui-kit@1.3.0',
		folder: '.',
		page: 'examples/landing-page.html',
	},
	folien: { kind: 'Folien', pack: 'reveal.js@6.0.2', folder: '.', page: 'demo.html' },
	einblenden: { kind: 'Einblenden', pack: 'aos@2.3.4', folder: '.', page: 'demo/simple.html' },
	hinweis: {
		kind: 'Cookie-Frage',
		pack: 'startbootstrap-creative@7.0.7',
		folder: 'dist',
		with: 'cookieconsent@3.1.1',
		add: banner,
	},
	anleitung: { kind: 'Dokumentation', pack: 'docsify@4.13.1', folder: '.', add: docs },
};

const cache = path.join(root, '.cache/fremd');
const limits = {
	minutes: 3,
	paper: 0.45,
	blank: 0.9,
	plan: { desktop: 46_000, telefon: 20_000 },
	film: 900_000,
};

const { positionals } = parseArgs({ allowPositionals: true });
await mkdir(cache, { recursive: true });
const rows: string[] = [];
let failed = false;
for (const [name, site] of Object.entries(sites)) {
	if (positionals.length > 0 && !positionals.includes(name)) continue;
	const start = performance.now();
	const faults = await record(name, site).catch((reason) => [String(reason.message ?? reason)]);
	const minutes = (performance.now() - start) / 60_000;
	if (minutes > limits.minutes) faults.push(`${minutes.toFixed(1)} Minuten`);
	failed ||= faults.length > 0;
	console.log(`${name}: ${faults.join('; ') || 'in Ordnung'} (${minutes.toFixed(1)} min)`);
	rows.push(await row(name, site, faults, minutes));
	await writeFile(path.join(cache, 'index.html'), page(rows));
}
console.log(`Anzusehen: ${path.relative(root, cache)}/index.html`);
process.exitCode = failed ? 1 : 0;

/** Records one site as an owner would, without help; gives what a machine finds wrong. */
async function record(name: string, site: Site): Promise<string[]> {
	const folder = path.join(await fetchPack(site.pack), site.folder);
	if (site.with) await rm(path.join(folder, 'with'), { recursive: true, force: true });
	if (site.with) execFileSync('cp', ['-r', await fetchPack(site.with), path.join(folder, 'with')]);
	const index = path.join(folder, 'index.html');
	if (site.add && !(existsSync(index) && (await readFile(index, 'utf8')).includes(site.add)))
		await appendFile(index, site.add);
	await using server = await serveSite(folder, folder);
	const faults: string[] = [];
	const report = (line: string) => {
		if (/verdeckt \d+ %|ohne Werkplan/.test(line)) faults.push(line);
	};
	await rm(path.join(cache, 'public/projekte', name), { recursive: true, force: true });
	await makeMedia(name, { root: cache, client: name, url: server.url + (site.page ?? ''), report });
	return [...faults, ...(await check(path.join(cache, 'public/projekte', name)))];
}

/** The package as `npm pack` fetches it, unpacked once. */
async function fetchPack(pack: string): Promise<string> {
	const folder = path.join(cache, 'packs', pack.replace(/\W+/g, '-'));
	if (existsSync(folder)) return folder;
	await mkdir(folder, { recursive: true });
	const name = execFileSync('npm', ['pack', '--silent', pack], {
		cwd: cache,
		encoding: 'utf8',
	}).trim();
	execFileSync('tar', ['xzf', path.join(cache, name), '-C', folder, '--strip-components=1']);
	await rm(path.join(cache, name));
	return folder;
}

async function check(folder: string): Promise<string[]> {
	const faults: string[] = [];
	const { bilder: pictures } = readManifest(
		await readFile(path.join(folder, 'manifest.json'), 'utf8'),
	);
	const file = path.join(folder, 'riss.json');
	const sheets = existsSync(file) ? readRiss(await readFile(file, 'utf8')) : undefined;
	for (const device of ['desktop', 'telefon'] as const) {
		const plan = path.join(folder, rissFiles[device].hell);
		if (!sheets) continue;
		const { size } = await stat(plan);
		if (size > limits.plan[device]) faults.push(`Plan ${device}: ${size} Byte`);
		const { paper, blank } = await paperOf(plan, sheets[device]);
		if (paper < limits.paper)
			faults.push(`Plan ${device}: nur ${Math.round(paper * 100)} % Papier`);
		if (blank > limits.blank) faults.push(`Plan ${device}: ${Math.round(blank * 100)} % leer`);
	}
	const names = Object.keys(pictures).filter((name) => name.startsWith('bild-'));
	if (names.length < 4) faults.push(`nur ${names.length} Bilder`);
	const wide = names.filter((name) => pictures[name]?.geraet !== 'telefon');
	const prints = await Promise.all(
		wide.map((name) =>
			sharp(path.join(folder, `${name}.jpg`))
				.greyscale()
				.resize(32, 20, { fit: 'fill' })
				.raw()
				.toBuffer(),
		),
	);
	for (const [i, one] of prints.entries())
		for (const [j, other] of prints.slice(0, i).entries())
			if (!areApart(one, other)) faults.push(`${wide[j]} und ${wide[i]} zeigen dasselbe`);
	const film = await stat(path.join(folder, 'showcase.mp4'));
	if (film.size > limits.film) faults.push(`Film: ${film.size} Byte`);
	return faults;
}

/**
 * Of a plan without the sheet round its window: the share of it that is paper, and the share of its fields
 * of 8 px on which nothing is drawn. Between lines, as hatches have them, there is paper, but it is not blank.
 */
async function paperOf(
	plan: string,
	{ buehne: stage, seite }: RissSheet,
): Promise<{ paper: number; blank: number }> {
	const { width } = await sharp(plan).metadata();
	const px = (value: number) => Math.round((value * width) / stage.breite);
	const [left, top] = [px(seite.x), px(seite.y)];
	const window = { left, top, width: px(seite.breite), height: px(seite.hoehe) };
	const { data, info } = await sharp(plan)
		.extract(window)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const fields = new Set<string>();
	let ink = 0;
	for (const [i, grey] of data.entries()) {
		if (grey > 200) continue;
		ink += 1;
		fields.add(`${Math.floor(i / info.width / 8)} ${Math.floor((i % info.width) / 8)}`);
	}
	return { paper: 1 - ink / data.length, blank: 1 - (64 * fields.size) / data.length };
}

async function row(
	name: string,
	{ kind, pack }: Site,
	faults: string[],
	minutes: number,
): Promise<string> {
	const folder = path.join(cache, 'public/projekte', name);
	const files = existsSync(folder) ? (await readdir(folder)).sort() : [];
	const shown = files.filter((file) =>
		/^(bild-\d\.jpg|riss-.*hell\.avif|riss-dunkel\.avif|background\.jpg|logo\..*)$/.test(file),
	);
	const pictures = shown.map((file) => `<img src="public/projekte/${name}/${file}" alt="${file}">`);
	const film = files.includes('showcase.mp4')
		? `<video src="public/projekte/${name}/showcase.mp4" controls muted></video>`
		: '';
	return `<section><h2>${name}: ${kind} (${pack}, ${minutes.toFixed(1)} min)</h2><p>${faults.join('<br>') || 'in Ordnung'}</p>${pictures.join('')}${film}</section>`;
}

function page(rows: string[]): string {
	return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Fremde Websites</title><style>body{font:16px sans-serif;background:#ddd}img,video{height:16rem;margin:4px;background:#fff;vertical-align:top}</style>${rows.join('')}</html>`;
}
