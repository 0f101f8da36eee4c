import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../bench/projektkopie.ts';
import { checkJsonLd } from '../src/build/auffindbar/testing/schema-org.ts';

/** What the package comes with, and what an owner might write in its place. */
const ANGABEN: readonly (readonly [string, string])[] = [
	['Max Mustermann', 'Ada Šimić'],
	['Front-End Entwickler', 'Webdesignerin'],
	["foto: { datei: ''", "foto: { datei: 'media/foto.jpg'"],
	['+49 000 0000000', '+49 231 123456'],
	['kontakt@mustermann.example', 'post@ada-simic.de'],
	['Musterstraße 1', 'Hauptstraße 7'],
	['12345', '44135'],
	['Musterstadt', 'Dortmund'],
	['DE000000000', 'DE123456789'],
	['https://www.linkedin.example/in/max-mustermann', 'https://www.linkedin.com/in/ada-simic'],
	['https://www.instagram.example/max.mustermann', 'https://www.instagram.com/ada.simic'],
	['https://www.mustermann.example', 'https://www.ada-simic.de'],
	['Muster-Hosting GmbH', 'Ruhr Hosting AG'],
	['Serverstraße 1', 'Ring 3'],
	['000 Tagen', '7 Tagen'],
	["ort: ''", "ort: 'Dortmund und online'"],
	["antwortzeit: ''", "antwortzeit: 'am selben Tag'"],
	["naechsterTermin: ''", "naechsterTermin: 'März 2027'"],
	["telefonzeiten: ''", "telefonzeiten: 'werktags bis 17 Uhr'"],
	[
		'leistungen: []',
		`leistungen: ${JSON.stringify(['Neubau', 'Umbau', 'Pflege'].map((name) => ({ name, satz: `${name} Ihrer Website.` })))}`,
	],
];

/** What he has to show for his second and third project. */
const BELEGE: Record<number, string> = {
	1: stimme('Läuft seit dem ersten Tag.'),
	2: `${stimme('Läuft.')}ergebnis: [{ wert: 2 s, was: bis alles steht, quelle: eigene Messung }]\n`,
};

function stimme(text: string): string {
	return `kundenstimme: { text: ${text}, name: Eva Beispiel, rolle: Inhaberin, freigabe: 2026-03-01 }\n`;
}

const { root, remove } = copyProject();
const dist = join(root, 'dist');
const eintraege = join(root, 'src/content/projekte');
let reihenfolge: string[] = [];

beforeAll(async () => {
	const foto = { width: 600, height: 800, channels: 3, background: '#8899aa' } as const;
	await sharp({ create: foto }).toFile(join(root, 'media/foto.jpg'));
	const datei = join(root, 'shared/inhaber.ts');
	const inhaber = ANGABEN.reduce(
		(text, [alt, neu]) => text.replaceAll(alt, neu),
		readFileSync(datei, 'utf8'),
	);
	writeFileSync(datei, inhaber);
	rmSync(join(eintraege, 'architekturmuster.yaml'), { force: true });
	reihenfolge = readdirSync(eintraege).toSorted().toReversed();
	for (const [stelle, name] of reihenfolge.entries()) {
		const eintrag = readFileSync(join(eintraege, name), 'utf8')
			.replace(/^ {2}id: \d+$/m, `  id: ${stelle}`)
			.replace(/^muster: true$/m, '')
			.replaceAll('.example', '.de');
		writeFileSync(join(eintraege, name), eintrag + (BELEGE[stelle] ?? ''));
	}
	execFileSync('npm', ['run', 'build', '--silent'], {
		cwd: root,
		env: { ...process.env, STRICT_OWNER: 'ja', SITE_URL: '', KONTAKT: 'mail' },
		stdio: 'pipe',
	});
}, 120_000);

afterAll(remove);

test('a site of another owner, with five projects in another order, is built strictly and carries nothing of the stand-in', () => {
	const texte = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
		/\.(html|txt|xml|json|js|svg|webmanifest)$/.test(name),
	);
	const funde = texte.filter((name) =>
		/muster(mann|stra|stadt|-hosting)|\.example|DE0{9}/i.test(read(name)),
	);
	expect(texte.length).toBeGreaterThan(15);
	expect(funde).toEqual([]);
	const start = read('index.html');
	const reihe = [...start.matchAll(/<article[\s\S]*?href="\/portfolio\/([a-z0-9-]+)"/g)];
	expect(reihe.map(([, slug]) => `${slug}.yaml`)).toEqual(reihenfolge.slice(0, 12));
});

test('what he may say besides stands on home and Kontakt, with nothing for what he left out', () => {
	const start = read('index.html');
	const kontakt = read('kontakt.html');
	expect(start).toContain('<p>Dortmund und online<');
	const ueberschriften = [...start.matchAll(/<h[23][^>]*>([^<]+)/g)].map(([, text]) => text);
	expect(ueberschriften).toEqual(
		expect.arrayContaining(['Leistungen', 'Neubau', 'Umbau', 'Pflege']),
	);
	const zellen = [...kontakt.matchAll(/<dt>([^<]*)<\/dt><dd>(?:<a[^>]*>)?([^<]*)/g)];
	const angaben = zellen.map(([, name, wert]) => `${name}: ${wert}`);
	expect(angaben).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^Telefon, werktags bis 17 Uhr: \+49/),
			'Ort: Dortmund und online',
			'Antwortzeit: am selben Tag',
			'Nächster freier Termin: März 2027',
		]),
	);
	expect(angaben.join()).not.toContain('Preisrahmen');
	expect(jsonLd(start)).toMatch(/"Place","name":"Dortmund.*"name":"Pflege"/);
	expect(jsonLd(kontakt)).toMatch(/"Place","name":"Dortmund/);
	expect(jsonLd(kontakt)).not.toContain('Pflege');
});

test('a client’s words stand on his project’s page, the first project’s on home too; figures with their source', () => {
	const [, zweites = '', drittes = ''] = reihenfolge.map((name) =>
		read(`portfolio/${name.replace('yaml', 'html')}`),
	);
	const worte = (html: string) =>
		[...html.matchAll(/<blockquote[^>]*><p>([^<]*)/g)].map(([, text]) => text);
	expect(worte(read('index.html'))).toEqual(['„Läuft seit dem ersten Tag.“']);
	expect([worte(zweites), worte(drittes)]).toEqual([
		['„Läuft seit dem ersten Tag.“'],
		['„Läuft.“'],
	]);
	expect(zweites).not.toContain('Ergebnis');
	expect(drittes).toMatch(
		/<dt>bis alles steht<\/dt><dd[^>]*>2 s<\/dd><dd[^>]*>Quelle: eigene Messung</,
	);
});

test('his photo stands in the profile card, his job title in headline, title and data for search engines', () => {
	const start = read('index.html');
	expect(start).toMatch(/<img[^>]*src="\/foto\/480\.jpg"[^>]*alt="Foto von Ada Šimić"/);
	expect(start).not.toContain('Gezeichnetes Porträt');
	expect(readdirSync(join(dist, 'foto')).toSorted()).toEqual(['320.avif', '480.avif', '480.jpg']);
	expect(start).toMatch(/<title>Webdesignerin \| Ada Šimić<[\s\S]*<h1><span[^>]*>Webdesignerin</);
	expect(jsonLd(start)).toMatch(/"jobTitle":"Webdesignerin","image":"[^"]*\/foto\/480\.jpg"/);
});

test('built with KONTAKT=mail, Kontakt has telephone and e-mail where the form was, and the policy none', () => {
	const kontakt = read('kontakt.html');
	expect(kontakt).toMatch(
		/<p>So erreichen Sie mich<[\s\S]*"tel:\+49[\s\S]*"mailto:post@ada-simic\.de"/,
	);
	expect([kontakt.includes('<form'), kontakt.includes('astro-island')]).toEqual([false, false]);
	expect(read('datenschutz.html')).toContain('Diese Website hat kein Kontaktformular.');
});

function read(name: string): string {
	return readFileSync(join(dist, name), 'utf8');
}

/** A page's JSON-LD, in the words that schema.org knows. */
function jsonLd(html: string): string {
	const text = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? '';
	checkJsonLd(text);
	return text;
}
