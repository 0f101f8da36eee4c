import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { placeholderFields } from '#shared/placeholders.ts';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { newFolder } from '../../../testing/new-folder.ts';
import { checkOwner } from './check-owner.ts';
import { readProjekte } from './read-projekte.ts';
import { sampleTexts, WERDEGANG } from './sample-texts.ts';

const [template] = readProjekte();
if (!template) throw new Error('Ohne Projekt kein Test.');

const projekt = (change: { url?: string; website?: string; muster?: boolean } = {}): Projekt => {
	const { url = 'haus', website = 'https://www.haus.de', muster } = change;
	return {
		...template,
		muster,
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

/** What the strict build says, '' where it has nothing against it. */
function complaint(change: Partial<typeof own>, env: Record<string, string> = {}): string {
	try {
		checkOwner({ STRICT_OWNER: 'ja', ...env }, { ...own, ...change }, () => {});
		return '';
	} catch (error) {
		return String(error);
	}
}

test('the owner’s own data and projects pass; the sample’s fixed heading of the years does too', () => {
	expect(complaint({})).toBe('');
	expect(complaint({}, { SITE_URL: 'https://www.beispiel.de/' })).toBe('');
	const since = { ...ada, startJahr: 2022 };
	for (const yearsTitle of ['4 Jahre Erfahrung', 'Seit 2022 selbstständig', 'Mein Weg'])
		expect(complaint({ inhaber: since, yearsTitle })).toBe('');
});

const SAMPLE = { startJahr: 2022, abgeschlosseneProjekte: 12, aktiveKunden: 10 };
const ADDRESSES = `http://www.beispiel.de https://www.beispiel.de/ https://www.beispiel.de/neu
	https://www.beispiel.de?a beispiel.de`.split(/\s+/);

test.each<[string, Partial<typeof own>]>([
	['muster-a', { projekte: [sample] }],
	['architekturmuster', { projekte: [projekt({ url: 'architekturmuster' })] }],
	['.example', { projekte: [projekt({ website: 'https://www.haus.example' })] }],
	['about.ts („Gel', { sampleTexts: ['about.ts („Gelernt …“)'] }],
	['inhaber.ts: name', { inhaber: { ...ada, name: 'Max Mustermann' } }],
	['Das wären 12 Jahre', { inhaber: { ...ada, startJahr: 2014 } }],
	['12 abgeschlossene', { inhaber: { ...ada, ...SAMPLE } }],
	...ADDRESSES.map((siteUrl): [string, object] => [siteUrl, { inhaber: { ...ada, siteUrl } }]),
])('„%s“ is named and stops the strict build', (words, change) => {
	expect(complaint(change)).toContain(words);
});

test('a file that still tells the sample’s life is named with the words by which it does', () => {
	const root = newFolder();
	const folder = join(root, 'src/content/texte');
	mkdirSync(folder, { recursive: true });
	const own = 'Gelernt habe ich Buchbinderin. Dann: Ausbildung am Zeichentisch.';
	writeFileSync(join(folder, 'about.ts'), own);
	writeFileSync(join(folder, 'start.ts'), 'Angefangen habe ich in der Werkstatt.');
	expect(sampleTexts(root)).toEqual([
		'src/content/texte/about.ts („Ausbildung am Zeichentisch …“)',
	]);
});

test.runIf(placeholderFields(inhaber).includes('name'))(
	'as long as the sample owns this site, every sentence of its life is found',
	() => {
		const found = sampleTexts().join();
		for (const word of Object.values(WERDEGANG).flat()) expect(found).toContain(word);
	},
);

test('a SITE_URL that differs stops the strict build; without it there is one warning', () => {
	const env = { SITE_URL: 'https://vorschau.beispiel.de' };
	expect(complaint({}, env)).toContain('vorschau');
	const messages: string[] = [];
	checkOwner(env, { ...own, projekte: [sample] }, (text) => messages.push(text));
	expect(messages).toEqual([expect.stringMatching(/vorschau[\s\S]*Musterprojekte/)]);
});

test('the strict build is on for a word of consent, off for one of refusal, any other is an error', () => {
	const strict = (STRICT_OWNER: string) => complaint({ projekte: [sample] }, { STRICT_OWNER });
	for (const word of ['1', 'true', 'YES', 'ja']) expect(strict(word)).toContain('Musterprojekte');
	expect(['', '0', 'nein', 'no', 'false'].map(strict).join('')).toBe('');
	expect(strict('an')).toContain('„an“');
});
