import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projektSchema, TOOLS } from './schema.ts';

const oxygen = ['Figma', 'Wordpress', 'Oxygen'];
const elementor = ['Figma', 'Wordpress', 'Elementor'];
const alles = ['Konzept', 'Design', 'Entwicklung'];

/** What the specification says of its six projects: client, line of business, aim, tools, services. */
const vorgabe: Record<string, [string, string, string, string[], string[]]> = {
	architekturmuster: ['Architektur Muster', 'Architektur', 'Neuerstellung', oxygen, alles],
	osteopathiebeasch: ['Osteopathie Beasch', 'Gesundheitswesen', 'Relaunch', oxygen, alles],
	druckerservice: ['Druckerservice', 'Dienstleistung', 'Relaunch', oxygen, alles],
	ergowelver: ['Ergo Welver', 'Gesundheitswesen', 'Relaunch', oxygen, alles],
	kanzleischmitz: ['Kanzlei Schmitz', 'Recht', 'Neuerstellung', elementor, alles],
	gesundheitspartnerbergkamen: [
		'Gesundheitspartner Bergkamen',
		'Gesundheit',
		'Neuerstellung',
		elementor,
		['Design', 'Entwicklung'],
	],
};

const ordner = join(import.meta.dirname, 'projekte');
const muster = readdirSync(ordner)
	.map((datei) => projektSchema.parse(parse(readFileSync(join(ordner, datei), 'utf8'))))
	// An owner who replaces the samples has projects of real clients.
	.filter(
		({ metadaten, projekt }) => metadaten.url in vorgabe && /\.example$/.test(projekt.website),
	);

test('the samples say what the specification says of them', () => {
	for (const { metadaten, projekt, techstacks, service } of muster) {
		const { kunde, branche, ziel, standort, projektbeschreibung } = projekt;
		const tools = techstacks.filter(({ active }) => active).map(({ tool }) => tool);
		expect([kunde, branche, ziel, tools, service]).toEqual(vorgabe[metadaten.url]);
		expect(techstacks.map(({ tool }) => tool).toSorted()).toEqual(TOOLS.toSorted());
		expect(standort).toBe('Deutschland');
		const rechner = metadaten.url === 'gesundheitspartnerbergkamen';
		expect(projektbeschreibung).toMatch(rechner ? /Pflegegeld-?[Rr]echner/ : /\S/);
	}
});
