import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { placeholderFields } from '#shared/placeholders.ts';
import type { Projekt } from '#shared/projekt-schema.ts';
import { readProjekte } from '../../facts/read-projekte.ts';
import { checkOwner, findSampleTexts } from './check-owner.ts';

const [template] = readProjekte();
if (!template) throw new Error('Ohne Projekt kein Test.');
const { techstacks, service, source, metadaten, projekt: facts } = template;

/** A client's project that may go online, but for these changes. */
function projekt(changes: Partial<Projekt> = {}, url = 'haus', end = '.de'): Projekt {
	return {
		techstacks,
		service,
		source,
		freigabe: '2026-03-01',
		metadaten: { ...metadaten, url },
		projekt: { ...facts, website: `https://www.haus${end}` },
		...changes,
	};
}
const sample = projekt({ muster: true }, 'muster-a');
const voice = {
	text: 'Gut.',
	name: 'Erika Musterfrau',
	rolle: 'Inhaberin',
	freigabe: '2026-03-01',
};

const hoster = { name: 'Ruhr Hosting', protokollfrist: 'keine', avVertrag: true };
const ada = {
	name: 'Ada Beispiel',
	siteUrl: 'https://www.beispiel.de',
	belegt: 'Rechnungen seit 2021',
	hoster,
	formularHoster: { name: '', protokollfrist: '', avVertrag: false },
};
const own = { inhaber: ada, projekte: [projekt()], sampleTexts: [] as string[] };

/** The message of a strict build; '' where it passes. */
function complaint(change: Partial<typeof own>, env: Record<string, string> = {}): string {
	try {
		checkOwner({ STRICT_OWNER: 'ja', ...env }, { ...own, ...change }, () => {});
		return '';
	} catch (error) {
		return String(error);
	}
}

test('the owner’s own data and projects pass the strict build', () => {
	expect(complaint({})).toBe('');
	expect(complaint({}, { SITE_URL: 'https://www.beispiel.de/' })).toBe('');
});

test.each<[string, Partial<typeof own>]>([
	['muster-a', { projekte: [sample] }],
	['architekturmuster', { projekte: [projekt({}, 'architekturmuster')] }],
	['.example', { projekte: [projekt({}, 'haus', '.example')] }],
	['Ohne Zustimmung des Kunden: haus', { projekte: [projekt({ freigabe: undefined })] }],
	['haus.kundenstimme', { projekte: [projekt({ kundenstimme: voice })] }],
	['about.ts', { sampleTexts: ['src/content/texte/about.ts'] }],
	['inhaber.ts: name', { inhaber: { ...ada, name: 'Max Mustermann' } }],
	['inhaber.ts: belegt', { inhaber: { ...ada, belegt: '' } }],
	['hoster.avVertrag', { inhaber: { ...ada, hoster: { ...hoster, avVertrag: false } } }],
	['hoster.protokollfrist', { inhaber: { ...ada, hoster: { ...hoster, protokollfrist: '' } } }],
	[
		'formularHoster.avVertrag',
		{ inhaber: { ...ada, formularHoster: { ...hoster, avVertrag: false } } },
	],
])('the strict build stops and names „%s“', (words, change) => {
	expect(complaint(change)).toContain(words);
});

test('texts that say „muster: true“ are named by their file', () => {
	const texts = { 'about.ts': { muster: true }, 'start.ts': { titel: 'Mein Weg' } };
	expect(findSampleTexts(texts)).toEqual(['about.ts']);
});

test.runIf(placeholderFields(inhaber).includes('name'))(
	'as shipped, the career, its summary, the answers, the promises and the clients’ trades are sample texts',
	() => expect(findSampleTexts()).toHaveLength(5),
);

test('another SITE_URL than the owner’s stops the strict build and gets one warning from any other', () => {
	const env = { SITE_URL: 'https://vorschau.beispiel.de' };
	expect(complaint({}, env)).toContain('vorschau');
	const messages: string[] = [];
	checkOwner(env, { ...own, projekte: [sample] }, (text) => messages.push(text));
	expect(messages).toEqual([expect.stringMatching(/vorschau[\s\S]*Musterprojekte/)]);
});
