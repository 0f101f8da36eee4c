import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { inhaber } from '#shared/inhaber.ts';
import { copyProject } from './copy-project.ts';

/** What another owner might write, whoever owns this site. */
const ADA = {
	...inhaber,
	name: 'Ada Šimić',
	berufsbezeichnung: 'Webdesign Šimić',
	telefon: '+49 231 424242',
	email: 'post@ada-simic.de',
	anschrift: { strasse: 'Hauptstraße 7', plz: '44242', ort: 'Dortmund', land: 'Deutschland' },
	ustId: '',
	profile: [{ name: 'Mastodon', url: 'https://ruhr.social/@ada' }],
	siteUrl: 'https://www.ada-simic.de',
	hoster: {
		name: 'Ruhr Hosting AG',
		anschrift: 'Ring 3, 44135 Dortmund',
		land: 'Deutschland',
		protokollfrist: '7 Tagen',
	},
	freiwillig: {
		ort: 'Dortmund und online',
		antwortzeit: 'am selben Tag',
		naechsterTermin: 'März 2027',
		telefonzeiten: 'werktags bis 17 Uhr',
		leistungen: ['Neubau', 'Umbau', 'Pflege'].map((name) => ({
			name,
			satz: `${name} Ihrer Website.`,
		})),
		foto: { datei: 'src/content/foto.jpg', mitte: { x: 50, y: 35 } },
	},
};

/** What he has to show for his second and third project. */
const PROOFS: Record<number, object> = {
	1: {
		kundenstimme: voice('Läuft seit dem ersten Tag.'),
		vorher: '/projekte/haus-d/background.jpg',
	},
	2: {
		kundenstimme: voice('Läuft.'),
		ergebnis: [{ wert: '2 s', was: 'bis alles steht', quelle: 'eigene Messung' }],
	},
};

function voice(text: string): object {
	return { text, name: 'Eva Beispiel', rolle: 'Inhaberin', freigabe: '2026-03-01' };
}

/** A copy of the project that belongs to Ada; `order`: her five projects as they come. */
export function otherOwner() {
	const { root, remove } = copyProject();
	return { dist: join(root, 'dist'), order: writeProjects(root), remove, root };
}

/** Fills in what she says of herself and builds her site strictly. */
export async function buildSite(root: string): Promise<void> {
	const photo = { width: 600, height: 800, channels: 3, background: '#8899aa' } as const;
	await sharp({ create: photo }).toFile(join(root, 'src/content/foto.jpg'));
	const rewrite = (name: string, change: (text: string) => string) => {
		const file = join(root, name);
		writeFileSync(file, change(readFileSync(file, 'utf8')));
	};
	rewrite('shared/inhaber.ts', () => `export const inhaber = ${JSON.stringify(ADA)} as const;\n`);
	for (const name of ['about', 'start'])
		rewrite(`src/content/texte/${name}.ts`, (text) => text.replace('muster: true,', ''));
	const career = Array.from({ length: 7 }, (_, i) => ({ titel: `Station ${i + 1}`, text: 'So.' }));
	rewrite('src/content/texte/about.ts', (text) =>
		text.replace(/stationen: \[[\s\S]*?\n\t\],/, `stationen: ${JSON.stringify(career)},`),
	);
	const env = { ...process.env, STRICT_OWNER: 'ja', SITE_URL: '', KONTAKT: 'mail' };
	execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, env, stdio: 'pipe' });
}

/** Five projects made of the first one that is there, in another order than that of their names. */
function writeProjects(root: string): string[] {
	const entries = join(root, 'src/content/projekte');
	const pictures = join(root, 'public/projekte');
	const there = readdirSync(entries);
	const template = basename(there[0] ?? '', '.yaml');
	const text = readFileSync(join(entries, `${template}.yaml`), 'utf8');
	for (const name of there) rmSync(join(entries, name));
	return [...'edcba'].map((letter, id) => {
		const slug = `haus-${letter}`;
		cpSync(join(pictures, template), join(pictures, slug), { recursive: true });
		const entry = parse(text.replaceAll(template, slug).replaceAll('.example', '.de'));
		entry.metadaten.id = id;
		entry.projekt.ziel = 'Relaunch';
		if (id === 0) entry.projekt.kunde = 'Šimić & Łukasz Bau';
		const without = { muster: undefined, kundenstimme: undefined, ergebnis: undefined };
		const hers = stringify({ ...entry, ...without, ...PROOFS[id] });
		writeFileSync(join(entries, `${slug}.yaml`), hers);
		return slug;
	});
}
