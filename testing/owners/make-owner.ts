import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, parse as parsePath } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { parseData, writeData } from '#shared/data-file.ts';
import { Site } from '../../tools/site.ts';
import { newFolder } from '../new-folder.ts';
import { writeOwnPages } from './own-pages.ts';
import type { OtherOwner } from './owners.ts';

export type Copy = {
	root: string;
	/** Runs an npm script there, as the owner does; throws with what it printed. */
	run(script: string, ...args: string[]): void;
	/** Builds the site without compressed copies, which take a quarter of the time of `npm run build`. */
	build(): void;
	/** Puts all into Git, of which a release is packed. */
	commit(): void;
};

/** A folder of its own for caches, and a link to each package. */
const COPY_PROJECT = `
	git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- | tar --extract -C "$1"
	mkdir "$1/node_modules"
	ln -s "$PWD"/node_modules/* "$PWD/node_modules/.bin" "$1/node_modules"
	cd "$1"
	git init --quiet`;
const COMMIT = `
	git add .
	git -c user.name=Inhaber -c user.email=inhaber@localhost commit --quiet --message Stand`;

/** Copies the project into a temporary folder and makes it this owner's. */
export async function makeOwner(owner: OtherOwner): Promise<Copy> {
	const { facts, hasPhoto, hasPages, kontakt } = owner;
	const copy = copyProject({ KONTAKT: kontakt });
	const { root } = copy;
	const site = new Site(root, new Date());
	site.confirm('');
	for (const [field, value] of Object.entries(facts)) site.set(field, value);
	writeTexts(root, owner);
	writeProjekte(root, owner);
	rmSync(join(root, 'samples'), { recursive: true });
	if (hasPhoto) {
		const photo = { width: 600, height: 800, channels: 3, background: '#8899aa' } as const;
		await sharp({ create: photo }).toFile(join(root, 'src/content/foto.jpg'));
	}
	if (hasPages) await writeOwnPages(root);
	return copy;
}

/** Copies the project as it is into a temporary folder. */
export function copyProject(settings: Record<string, string> = {}): Copy {
	const root = newFolder();
	execFileSync('sh', ['-ec', COPY_PROJECT, 'sh', root]);
	// Vitest's NODE_ENV would build React for development.
	const { DIST_DIR, SITE_URL, NODE_ENV, ...rest } = process.env;
	const env = { ...rest, STRICT_OWNER: 'ja', ...settings };
	const call = (program: string, ...args: string[]) => {
		const options = { cwd: root, env, encoding: 'utf8' } as const;
		const { status, stdout, stderr } = spawnSync(program, args, options);
		if (status !== 0)
			throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout}${stderr}`);
	};
	return {
		root,
		run: (script, ...args) => call('npm', 'run', script, '--silent', '--', ...args),
		build: () => call(join(root, 'node_modules/.bin/astro'), 'build'),
		commit: () => execFileSync('sh', ['-ec', COMMIT], { cwd: root, stdio: 'pipe' }),
	};
}

/** Puts the owner's words in place; the texts are his own now. */
function writeTexts(root: string, { words }: OtherOwner): void {
	for (const file of globSync(join(root, 'src/content/texte/*.{ts,yaml}'))) {
		const changed = words
			.filter(([name]) => name === parsePath(file).name)
			.reduce(
				(text, [, from, to]) => {
					if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
					return text.replace(from, to);
				},
				readFileSync(file, 'utf8'),
			);
		const own = changed.replace(/ !muster(?= |$)/gm, '');
		writeFileSync(file, file.endsWith('.yaml') ? writeData(parseData(own)) : own);
	}
}

/** Writes as many entries as the owner has, each a changed copy of the first one there. */
export function writeProjekte(
	root: string,
	{ projekte, entries }: Pick<OtherOwner, 'projekte' | 'entries'>,
): void {
	const folder = join(root, 'src/content/projekte');
	const pictures = join(root, 'public/projekte');
	const there = readdirSync(folder);
	const template = basename(there[0] ?? '', '.yaml');
	const text = readFileSync(join(folder, `${template}.yaml`), 'utf8').replace('!muster\n', '');
	for (let id = 0; id < projekte; id += 1) {
		// The order of the names is not the order of the projects.
		const slug = `haus-${projekte - id}`;
		cpSync(join(pictures, template), join(pictures, slug), { recursive: true });
		const { kundenstimme, ergebnis, bewertung, ...entry } = parse(
			text.replaceAll(template, slug).replaceAll('.example', '.de'),
		);
		entry.metadaten.id = id;
		entry.metadaten.beschreibung = `Neue Website Nummer ${id}: Wer sie öffnet, sieht gleich, was hier gemacht wird und wie man anruft.`;
		entry.projekt.gewerk = `Gewerk ${id % 7}`;
		entry.projekt.kunde = id === 0 ? 'Šimić & Łukasz Bau' : `Haus ${id}`;
		const written = stringify(
			{ ...entry, ...entries[id % entries.length] },
			// The build refuses folded texts.
			{ blockQuote: 'literal' },
		);
		writeFileSync(join(folder, `${slug}.yaml`), written);
	}
	for (const name of there) {
		rmSync(join(folder, name));
		rmSync(join(pictures, basename(name, '.yaml')), { recursive: true });
	}
}
