import { expect, test } from 'vitest';
import type { Projekt } from '../../content/schema.ts';
import { checkOwner } from './check-owner.ts';
import { readProjekte } from './read-projekte.ts';
import { siteUrl } from './site-url.ts';

const [vorlage] = readProjekte();
if (!vorlage) throw new Error('Ohne Projekt kein Test.');

const projekt = (aenderung: { url?: string; website?: string; muster?: boolean } = {}): Projekt => {
	const { url = 'haus', website = 'https://www.haus.de', muster } = aenderung;
	return {
		...vorlage,
		muster,
		metadaten: { ...vorlage.metadaten, url },
		projekt: { ...vorlage.projekt, website },
	};
};

/** What the strict build says, '' where it has nothing against it. */
function complaint(
	projekte: Projekt[] = [projekt()],
	inhaber = { name: 'Ada Beispiel', siteUrl: 'https://www.beispiel.de' },
	env: Record<string, string> = {},
): string {
	try {
		checkOwner({ STRICT_OWNER: 'ja', ...env }, inhaber, projekte, () => {});
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
	const max = { name: 'Max Mustermann', siteUrl: 'https://www.beispiel.de' };
	expect(complaint(undefined, max)).toContain('inhaber.ts: name');
});

test.each([
	'http://www.beispiel.de',
	'https://www.beispiel.de/',
	'https://www.beispiel.de/neu',
	'https://www.beispiel.de?a',
	'beispiel.de',
])('the address %s stops the strict build', (adresse) => {
	expect(complaint(undefined, { name: 'Ada', siteUrl: adresse })).toContain(adresse);
});

test('a SITE_URL that differs stops the strict build; without it there is one warning', () => {
	const env = { SITE_URL: 'https://vorschau.beispiel.de' };
	expect(complaint(undefined, undefined, env)).toContain('vorschau');
	const meldungen: string[] = [];
	const warn = (text: string) => meldungen.push(text);
	checkOwner(env, { siteUrl: 'https://www.beispiel.de' }, [projekt({ muster: true })], warn);
	expect(meldungen).toHaveLength(1);
	expect(meldungen[0]).toMatch(/vorschau[\s\S]*Musterprojekte/);
});

test.each(['1', 'true', 'YES', 'ja'])('STRICT_OWNER=%s is strict', (STRICT_OWNER) => {
	expect(complaint([projekt({ muster: true })], undefined, { STRICT_OWNER })).not.toBe('');
});

test.each(['', '0', 'nein', 'no', 'false'])('STRICT_OWNER=%j is not', (STRICT_OWNER) => {
	expect(complaint([projekt({ muster: true })], undefined, { STRICT_OWNER })).toBe('');
});

test('any other word in STRICT_OWNER is an error', () => {
	expect(complaint(undefined, undefined, { STRICT_OWNER: 'an' })).toContain('„an“');
});

test('a SITE_URL that is no address is named as such', () => {
	expect(() => siteUrl({ SITE_URL: 'beispiel.de' }, 'https://x.de')).toThrow(
		'SITE_URL: „beispiel.de“',
	);
	expect(siteUrl({ SITE_URL: '' }, 'https://x.de')).toBe('https://x.de');
});
