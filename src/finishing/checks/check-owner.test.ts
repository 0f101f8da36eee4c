import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { placeholderFields } from '#shared/placeholders.ts';
import type { Projekt } from '../../content/schema.ts';
import { checkOwner } from './check-owner.ts';
import { readProjekte } from './read-projekte.ts';
import { sampleTexts, WERDEGANG } from './sample-texts.ts';
import { siteUrl } from './site-url.ts';

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

const figures = { startJahr: 2021, abgeschlosseneProjekte: 30, aktiveKunden: 4 };
const ada = { ...figures, name: 'Ada Beispiel', siteUrl: 'https://www.beispiel.de' };
const years = { year: 2026, yearsTitle: '4 Jahre Erfahrung' };

/** What the strict build says, '' where it has nothing against it. */
function complaint(
	projekte: Projekt[] = [projekt()],
	facts = ada,
	env: Record<string, string> = {},
	sampleTexts: string[] = [],
): string {
	try {
		checkOwner(
			{ STRICT_OWNER: 'ja', ...env },
			{ ...years, inhaber: facts, projekte, sampleTexts },
			() => {},
		);
		return '';
	} catch (error) {
		return String(error);
	}
}

test('the owner’s own data and projects pass', () => {
	expect(complaint()).toBe('');
	expect(complaint(undefined, undefined, { SITE_URL: 'https://www.beispiel.de/' })).toBe('');
});

test('stand-ins, sample projects and invented addresses stop the strict build and are named', () => {
	expect(complaint([projekt({ muster: true, url: 'muster-a' })])).toContain('muster-a');
	expect(complaint([projekt({ url: 'architekturmuster' })])).toContain('architekturmuster');
	expect(complaint([projekt({ website: 'https://www.haus.example' })])).toContain('.example');
	const max = { ...figures, name: 'Max Mustermann', siteUrl: 'https://www.beispiel.de' };
	expect(complaint(undefined, max)).toContain('inhaber.ts: name');
	expect(complaint(undefined, undefined, {}, ['about.ts („Gelernt …“)'])).toContain(
		'about.ts („Gel',
	);
});

test('years that do not follow from the first one, and the sample’s counts, stop the strict build; the sample’s own fixed heading does not', () => {
	expect(complaint(undefined, { ...ada, startJahr: 2022 })).toBe('');
	expect(complaint(undefined, { ...ada, startJahr: 2014 })).toContain('Das wären 12 Jahre');
	const sample = { abgeschlosseneProjekte: 12, aktiveKunden: 10 };
	expect(complaint(undefined, { ...ada, ...sample, startJahr: 2022 })).toContain(
		'12 abgeschlossene',
	);
});

test('a file that still tells the sample’s life is named with the words by which it does', () => {
	const root = mkdtempSync(join(tmpdir(), 'mustertexte-'));
	const texts = {
		'about.ts': 'Gelernt habe ich Buchbinderin. Dann: Ausbildung am Zeichentisch.',
		'start.ts': 'Angefangen habe ich in der Werkstatt.',
	};
	for (const [name, text] of Object.entries(texts)) {
		const file = join(root, 'src/content/texte', name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	expect(sampleTexts(root)).toEqual([
		'src/content/texte/about.ts („Ausbildung am Zeichentisch …“)',
	]);
	rmSync(root, { recursive: true });
});

test.runIf(placeholderFields(inhaber).includes('name'))(
	'as long as the sample owns this site, every sentence of its life is found',
	() => {
		const found = sampleTexts().join();
		for (const word of Object.values(WERDEGANG).flat()) expect(found).toContain(word);
	},
);

test.each([
	'http://www.beispiel.de',
	'https://www.beispiel.de/',
	'https://www.beispiel.de/neu',
	'https://www.beispiel.de?a',
	'beispiel.de',
])('the address %s stops the strict build', (address) => {
	expect(complaint(undefined, { ...ada, siteUrl: address })).toContain(address);
});

test('a SITE_URL that differs stops the strict build; without it there is one warning', () => {
	const env = { SITE_URL: 'https://vorschau.beispiel.de' };
	expect(complaint(undefined, undefined, env)).toContain('vorschau');
	const messages: string[] = [];
	const warn = (text: string) => messages.push(text);
	const state = { ...years, inhaber: ada, projekte: [projekt({ muster: true })], sampleTexts: [] };
	checkOwner(env, state, warn);
	expect(messages).toHaveLength(1);
	expect(messages[0]).toMatch(/vorschau[\s\S]*Musterprojekte/);
});

test('the strict build is on for a word of consent, off for one of refusal, any other is an error', () => {
	const strict = (STRICT_OWNER: string) =>
		complaint([projekt({ muster: true })], undefined, { STRICT_OWNER });
	for (const word of ['1', 'true', 'YES', 'ja']) expect(strict(word)).toContain('Musterprojekte');
	expect(['', '0', 'nein', 'no', 'false'].map(strict).join('')).toBe('');
	expect(strict('an')).toContain('„an“');
});

test('a SITE_URL that is no address is named as such', () => {
	expect(() => siteUrl({ SITE_URL: 'beispiel.de' }, 'https://x.de')).toThrow(
		'SITE_URL: „beispiel.de“',
	);
	expect(siteUrl({ SITE_URL: '' }, 'https://x.de')).toBe('https://x.de');
});
