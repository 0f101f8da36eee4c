import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { inhaber } from '#shared/inhaber.ts';
import { copyProject } from '../../bench/copy-project.ts';
import { WERDEGANG } from '../../src/finishing/checks/sample-texts.ts';

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
		foto: { datei: 'media/foto.jpg', mitte: { x: 50, y: 35 } },
	},
};

/** What he has to show for his second and third project. */
const PROOFS: Record<number, object> = {
	1: { kundenstimme: voice('Läuft seit dem ersten Tag.') },
	2: {
		kundenstimme: voice('Läuft.'),
		ergebnis: [{ wert: '2 s', was: 'bis alles steht', quelle: 'eigene Messung' }],
	},
};

function voice(text: string): object {
	return { text, name: 'Eva Beispiel', rolle: 'Inhaberin', freigabe: '2026-03-01' };
}

const ENTRIES = 'src/content/projekte';

/** A copy of the project that belongs to Ada; `order`: the entries of her five projects as they come. */
export function otherOwner() {
	const { root, remove } = copyProject();
	return { dist: join(root, 'dist'), order: fiveProjects(root), remove, root };
}

/** Fills in what she says of herself and builds her site strictly. */
export async function buildSite(root: string, order: readonly string[]): Promise<void> {
	const photo = { width: 600, height: 800, channels: 3, background: '#8899aa' } as const;
	await sharp({ create: photo }).toFile(join(root, 'media/foto.jpg'));
	const facts = `export const inhaber = ${JSON.stringify(ADA)} as const;\n`;
	writeFileSync(join(root, 'shared/inhaber.ts'), facts);
	for (const [name, words] of Object.entries(WERDEGANG)) {
		const file = join(root, name);
		const text = readFileSync(file, 'utf8');
		writeFileSync(
			file,
			words.reduce((rest, word) => rest.replaceAll(word, 'Mein Weg'), text),
		);
	}
	const about = join(root, 'src/content/texte/about.ts');
	const career = Array.from({ length: 7 }, (_, i) => ({ titel: `Station ${i + 1}`, text: 'So.' }));
	writeFileSync(
		about,
		readFileSync(about, 'utf8').replace(
			/stationen: \[[\s\S]*?\n\t\],/,
			`stationen: ${JSON.stringify(career)},`,
		),
	);
	for (const [index, name] of order.entries()) {
		const file = join(root, ENTRIES, name);
		const text = readFileSync(file, 'utf8')
			.replace(/^ {2}id: \d+$/m, `  id: ${index}`)
			.replace(/^muster: true$/m, '')
			.replaceAll('.example', '.de');
		const without = { kundenstimme: undefined, ergebnis: undefined };
		const entry = parse(text);
		if (index === 0) entry.projekt.kunde = 'Šimić & Łukasz Bau';
		writeFileSync(file, stringify({ ...entry, ...without, ...PROOFS[index] }));
	}
	execFileSync('npm', ['run', 'build', '--silent'], {
		cwd: root,
		env: { ...process.env, STRICT_OWNER: 'ja', SITE_URL: '', KONTAKT: 'mail' },
		stdio: 'pipe',
	});
}

/** Entries of five projects in another order; where fewer are there, copies of them. */
function fiveProjects(root: string): string[] {
	const entries = join(root, ENTRIES);
	const there = readdirSync(entries).toSorted().toReversed();
	for (const name of there.slice(5)) rmSync(join(entries, name));
	return Array.from({ length: 5 }, (_, i) => {
		const template = basename(there[i % there.length] ?? '', '.yaml');
		if (i < there.length) return `${template}.yaml`;
		const slug = `${template}-${i}`;
		const pictures = join(root, 'public/projekte');
		cpSync(join(pictures, template), join(pictures, slug), { recursive: true });
		const entry = readFileSync(join(entries, `${template}.yaml`), 'utf8');
		writeFileSync(join(entries, `${slug}.yaml`), entry.replaceAll(template, slug));
		return `${slug}.yaml`;
	});
}
