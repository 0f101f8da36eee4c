import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { copyProject } from './copy-project.ts';
import type { Owner } from './owners.ts';

export type Copy = {
	root: string;
	/** Runs an npm script there, as the owner does; throws with what it printed. */
	run(script: string, ...args: string[]): string;
};

/** Copies the project and makes it this owner's. */
export async function makeOwner(owner: Owner): Promise<Copy> {
	const root = copyProject();
	const { facts, hasPhoto, keepsSamples, kontakt } = owner;
	writeFileSync(
		join(root, 'shared/inhaber.ts'),
		`export const inhaber = ${JSON.stringify(facts)} as const;\n`,
	);
	writeTexts(root, owner);
	writeProjekte(root, owner);
	if (!keepsSamples) rmSync(join(root, 'samples'), { recursive: true });
	if (hasPhoto) {
		const photo = { width: 600, height: 800, channels: 3, background: '#8899aa' } as const;
		await sharp({ create: photo }).toFile(join(root, 'src/content/foto.jpg'));
	}
	execFileSync('git', ['init', '--quiet'], { cwd: root });
	execFileSync('npx', ['biome', 'format', '--write', 'shared', 'src/content'], {
		cwd: root,
		stdio: 'pipe',
	});
	const { DIST_DIR, SITE_URL, ...rest } = process.env;
	const env = { ...rest, STRICT_OWNER: 'ja', KONTAKT: kontakt };
	const run = (script: string, ...args: string[]) => {
		const command = ['run', script, '--silent', '--', ...args];
		const { status, stdout, stderr } = spawnSync('npm', command, {
			cwd: root,
			env,
			encoding: 'utf8',
		});
		if (status !== 0) throw new Error(`${script} failed:\n${stdout}${stderr}`);
		return stdout;
	};
	return { root, run };
}

function writeTexts(root: string, { words }: Owner): void {
	const folder = join(root, 'src/content/texte');
	for (const file of globSync(join(folder, '*.ts'))) {
		const text = readFileSync(file, 'utf8');
		const changed = words
			.filter(([name]) => name === basename(file, '.ts'))
			.reduce((text, [, from, to]) => {
				if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
				return text.replace(from, to);
			}, text);
		// The owner has made the texts his own.
		writeFileSync(file, changed.replace(/^\s*muster: true,\n/gm, ''));
	}
}

/** Writes as many entries as the owner has, each a changed copy of the first one there. */
function writeProjekte(root: string, { projekte, entries }: Owner): void {
	const folder = join(root, 'src/content/projekte');
	const pictures = join(root, 'public/projekte');
	const there = readdirSync(folder);
	const template = basename(there[0] ?? '', '.yaml');
	const text = readFileSync(join(folder, `${template}.yaml`), 'utf8');
	for (let id = 0; id < projekte; id += 1) {
		// The order of the names is not the order of the projects.
		const slug = `haus-${projekte - id}`;
		cpSync(join(pictures, template), join(pictures, slug), { recursive: true });
		const { kundenstimme, ergebnis, bewertung, jahr, dauer, muster, ...entry } = parse(
			text.replaceAll(template, slug).replaceAll('.example', '.de'),
		);
		entry.metadaten.id = id;
		entry.projekt.kunde = id === 0 ? 'Šimić & Łukasz Bau' : `Haus ${id}`;
		writeFileSync(
			join(folder, `${slug}.yaml`),
			stringify({ ...entry, ...entries[id % entries.length] }),
		);
	}
	for (const name of there) {
		rmSync(join(folder, name));
		rmSync(join(pictures, basename(name, '.yaml')), { recursive: true });
	}
}
