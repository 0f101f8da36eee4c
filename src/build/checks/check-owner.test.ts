import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { PLACEHOLDER_FIGURES, placeholderFields } from '#shared/placeholders.ts';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { readProjekte } from '../../content-schema/read-projekte.ts';
import { checkOwner } from './check-owner.ts';
import { sampleTexts } from './sample-texts.ts';

const [template] = readProjekte();
if (!template) throw new Error('Ohne Projekt kein Test.');

type Change = {
	url?: string;
	website?: string;
	muster?: boolean;
	hasPlaceholders?: boolean;
	freigabe?: string | undefined;
};
const projekt = (change: Change = {}): Projekt => {
	const { url = 'haus', website = 'https://www.haus.de', muster, hasPlaceholders } = change;
	return {
		...template,
		...(!hasPlaceholders && { kundenstimme: undefined, dauer: undefined, bewertung: undefined }),
		muster,
		freigabe: 'freigabe' in change ? change.freigabe : '2026-03-01',
		metadaten: { ...template.metadaten, url },
		projekt: { ...template.projekt, website },
	};
};
const sample = projekt({ muster: true, url: 'muster-a' });

const figures = { startJahr: 2021, abgeschlosseneProjekte: 30, aktiveKunden: 4 };
const ada = { ...figures, name: 'Ada Beispiel', siteUrl: 'https://www.beispiel.de' };
const own = {
	inhaber: ada,
	projekte: [projekt()],
	year: 2026,
	yearsTitle: '4 Jahre Erfahrung',
	sampleTexts: [] as string[],
};

/** The message of a strict build; '' where it passes. */
function complaint(change: Partial<typeof own>, env: Record<string, string> = {}): string {
	try {
		checkOwner({ STRICT_OWNER: 'ja', ...env }, { ...own, ...change }, () => {});
		return '';
	} catch (error) {
		return String(error);
	}
}

test('the owner’s own data, projects and heading of the years pass the strict build', () => {
	expect(complaint({})).toBe('');
	expect(complaint({}, { SITE_URL: 'https://www.beispiel.de/' })).toBe('');
	const since = { ...ada, startJahr: 2022 };
	for (const yearsTitle of ['4 Jahre Erfahrung', 'Seit 2022 selbstständig', 'Mein Weg'])
		expect(complaint({ inhaber: since, yearsTitle })).toBe('');
});

const FIGURES = { ...PLACEHOLDER_FIGURES, startJahr: 2022 };
const ADDRESSES = `http://www.beispiel.de https://www.beispiel.de/ https://www.beispiel.de/neu
	https://www.beispiel.de?a beispiel.de`.split(/\s+/);

test.each<[string, Partial<typeof own>]>([
	['muster-a', { projekte: [sample] }],
	['architekturmuster', { projekte: [projekt({ url: 'architekturmuster' })] }],
	['.example', { projekte: [projekt({ website: 'https://www.haus.example' })] }],
	['Ohne Zustimmung des Kunden: haus', { projekte: [projekt({ freigabe: undefined })] }],
	['haus.kundenstimme, haus.dauer', { projekte: [projekt({ hasPlaceholders: true })] }],
	['about.ts', { sampleTexts: ['src/content/texte/about.ts'] }],
	['inhaber.ts: name', { inhaber: { ...ada, name: 'Max Mustermann' } }],
	['Das wären 12 Jahre', { inhaber: { ...ada, startJahr: 2014 } }],
	['12 abgeschlossene', { inhaber: { ...ada, ...FIGURES } }],
	...ADDRESSES.map((siteUrl): [string, object] => [siteUrl, { inhaber: { ...ada, siteUrl } }]),
])('the strict build stops and names „%s“', (words, change) => {
	expect(complaint(change)).toContain(words);
});

test('texts that say „muster: true“ are named by their file', () => {
	expect(sampleTexts({ 'about.ts': { muster: true }, 'start.ts': { titel: 'Mein Weg' } })).toEqual([
		'about.ts',
	]);
});

test.runIf(placeholderFields(inhaber).includes('name'))(
	'as shipped, the career, its summary and the answers are sample texts',
	() => expect(sampleTexts()).toHaveLength(3),
);

test('another SITE_URL than the owner’s stops the strict build and gets one warning from any other', () => {
	const env = { SITE_URL: 'https://vorschau.beispiel.de' };
	expect(complaint({}, env)).toContain('vorschau');
	const messages: string[] = [];
	checkOwner(env, { ...own, projekte: [sample] }, (text) => messages.push(text));
	expect(messages).toEqual([expect.stringMatching(/vorschau[\s\S]*Musterprojekte/)]);
});

test('STRICT_OWNER is on for yes, off for no or nothing; an unknown word is an error', () => {
	const strict = (STRICT_OWNER: string) => complaint({ projekte: [sample] }, { STRICT_OWNER });
	for (const word of ['1', 'true', 'YES', 'ja']) expect(strict(word)).toContain('Musterprojekte');
	expect(['', '0', 'nein', 'no', 'false'].map(strict).join('')).toBe('');
	expect(strict('an')).toContain('„an“');
});
