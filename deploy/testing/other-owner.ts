import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { inhaber } from '#shared/inhaber.ts';
import { copyProject } from './copy-project.ts';

const ada = parse(readFileSync(join(import.meta.dirname, 'other-owner.yaml'), 'utf8'));

/** Copies the project and replaces its projects with five of Ada's; `order` lists them. */
export function otherOwner() {
	const root = copyProject();
	writeProjects(root);
	return { dist: join(root, 'dist'), order: Object.keys(ada.projekte), root };
}

/** Fills in Ada's facts and texts and builds the site strictly. */
export async function buildSite(root: string): Promise<void> {
	const photo = { width: 600, height: 800, channels: 3, background: '#8899aa' } as const;
	await sharp({ create: photo }).toFile(join(root, 'src/content/foto.jpg'));
	const rewrite = (name: string, change: (text: string) => string) => {
		const file = join(root, name);
		writeFileSync(file, change(readFileSync(file, 'utf8')));
	};
	const facts = JSON.stringify({ ...inhaber, ...ada.inhaber });
	rewrite('shared/inhaber.ts', () => `export const inhaber = ${facts} as const;\n`);
	for (const name of ['about', 'start', 'fragen', 'kontakt'])
		rewrite(`src/content/texte/${name}.ts`, (text) => text.replace('muster: true,', ''));
	const career = Array.from({ length: 7 }, (_, i) => ({ titel: `Station ${i + 1}`, text: 'So.' }));
	rewrite('src/content/texte/about.ts', (text) =>
		text.replace(/stationen: \[[\s\S]*?\n\t\][^,]*,/, `stationen: ${JSON.stringify(career)},`),
	);
	const env = { ...process.env, STRICT_OWNER: 'ja', SITE_URL: '', KONTAKT: 'mail' };
	execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, env, stdio: 'pipe' });
}

/** Writes Ada's projects, each a changed copy of the first one in the folder. */
function writeProjects(root: string): void {
	const entries = join(root, 'src/content/projekte');
	const pictures = join(root, 'public/projekte');
	const there = readdirSync(entries);
	const template = basename(there[0] ?? '', '.yaml');
	const text = readFileSync(join(entries, `${template}.yaml`), 'utf8');
	for (const name of there) rmSync(join(entries, name));
	for (const [id, [slug, extra]] of Object.entries(ada.projekte).entries()) {
		cpSync(join(pictures, template), join(pictures, slug), { recursive: true });
		const entry = parse(text.replaceAll(template, slug).replaceAll('.example', '.de'));
		entry.metadaten.id = id;
		entry.projekt.ziel = 'Relaunch';
		if (id === 0) entry.projekt.kunde = 'Šimić & Łukasz Bau';
		for (const field of ['muster', 'kundenstimme', 'ergebnis', 'bewertung', 'jahr', 'dauer'])
			delete entry[field];
		writeFileSync(join(entries, `${slug}.yaml`), stringify({ ...entry, ...Object(extra) }));
	}
}
