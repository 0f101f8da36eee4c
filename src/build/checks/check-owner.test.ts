import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import type { Projekt } from '#shared/projekt-schema.ts';
import { fixtureFirms } from '../../../testing/fixture-firms.ts';
import { fixtureProjekt } from '../../../testing/fixture-projekt.ts';
import { checkOwner, type SiteFacts } from './check-owner.ts';

const under = (website: string): Projekt => ({ ...fixtureProjekt(), website });
const rated = (url: string): Projekt => ({ ...fixtureProjekt(), bewertung: { portal: 'x', url } });

const { hoster, mailanbieter } = fixtureFirms;
const ada = {
	...inhaber,
	name: 'Ada Kurz',
	telefon: '+49 231 424242',
	email: 'post@beispiel.de',
	ustId: '',
	anschrift: { strasse: 'Weg 1', plz: '44135', ort: 'Dortmund', land: 'Deutschland' },
	siteUrl: 'https://www.beispiel.de',
	profile: [],
	abgeschlosseneProjekte: '+3',
	aktiveKunden: undefined,
	belegt: 'Rechnungen seit 2021',
	freiwillig: { ...inhaber.freiwillig, ort: 'Dortmund' },
	hoster,
	formularHoster: { ...hoster, name: '', avVertrag: false },
	mailanbieter,
};
const own: SiteFacts = {
	inhaber: ada,
	today: new Date(2026, 10, 28),
	projekte: [fixtureProjekt()],
	standIns: [],
};

/** The message of a strict build; '' where it passes. */
function complaint(change: Partial<SiteFacts>, env: Record<string, string> = {}): string {
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

test.each<[string, Partial<SiteFacts>]>([
	[
		'inhaber.yaml: name (Zeile 10), telefon (Zeile 24)\n  src/content/texte/about.yaml: alles (Zeile 3)',
		{
			standIns: [
				{ file: 'inhaber.yaml', line: 10, field: 'name' },
				{ file: 'inhaber.yaml', line: 24, field: 'telefon' },
				{ file: 'src/content/texte/about.yaml', line: 3, field: '' },
			],
		},
	],
	['.example', { projekte: [under('https://www.haus.example')] }],
	['.example bei: haus', { projekte: [rated('https://bewertung.example/haus')] }],
	[
		'Ohne Zustimmung des Kunden: haus',
		{ projekte: [{ ...fixtureProjekt(), freigabe: undefined }] },
	],
	['womit Sie startJahr, abgeschlosseneProjekte belegen', { inhaber: { ...ada, belegt: '' } }],
	['hoster.uebermittlung', { inhaber: { ...ada, hoster: { ...hoster, land: 'Indien' } } }],
	['mailanbieter.name', { inhaber: { ...ada, mailanbieter: { ...ada.mailanbieter, name: '' } } }],
	[
		'Erfundenes, auch wenn „!muster“ fehlt: telefon',
		{ inhaber: { ...ada, telefon: '+49 000 0000000' } },
	],
	[
		'naechsterTermin „Februar 2027“, und das ist vorbei',
		{
			inhaber: { ...ada, freiwillig: { ...ada.freiwillig, naechsterTermin: 'Februar 2027' } },
			today: new Date(2027, 2, 1),
		},
	],
	['hoster.name', { inhaber: { ...ada, hoster: { ...hoster, name: '' } } }],
	['hoster.anschrift', { inhaber: { ...ada, hoster: { ...hoster, anschrift: '' } } }],
	['hoster.avVertrag', { inhaber: { ...ada, hoster: { ...hoster, avVertrag: false } } }],
	['hoster.protokollfrist', { inhaber: { ...ada, hoster: { ...hoster, protokollfrist: '' } } }],
	[
		'formularHoster.avVertrag',
		{ inhaber: { ...ada, formularHoster: { ...hoster, avVertrag: false } } },
	],
])('the strict build stops and names „%s“', (words, change) => {
	expect(complaint(change)).toContain(words);
});

test('each host that is named is asked for the period of its logs', () => {
	const asked = (change: Partial<SiteFacts['inhaber']>) =>
		complaint({ inhaber: { ...ada, ...change } });
	const silent = { ...hoster, protokollfrist: '' };
	expect(asked({ formularHoster: silent })).toContain('(formularHoster.protokollfrist)');
	for (const name of ['hoster', 'formularHoster'])
		expect(asked({ [name]: { ...silent, name: '' } })).not.toContain('protokolliert');
});

test('of a provider whose country is missing only that is asked', () => {
	const missing = complaint({ inhaber: { ...ada, hoster: { ...hoster, land: '' } } });
	expect(missing).toMatch(/braucht: das Land \(hoster\.land\) \(„npm run/);
});

test('what is a stand-in anyway is not named again as invented', () => {
	const profile = [{ name: 'X', url: 'https://x.example/ada', anbieter: undefined }];
	const file = 'inhaber.yaml';
	const told = (field: string, from = file) =>
		complaint({ inhaber: { ...ada, profile }, standIns: [{ file: from, line: 1, field }] });
	for (const field of ['profile', 'profile[0]', 'profile[0].url'])
		expect(told(field)).not.toMatch(/Erfund/);
	const invented = 'fehlt: profile[0].url („npm run einrichten -- profile“)';
	for (const field of ['profile[0].name', 'profile[0].ur', 'prof'])
		expect(told(field)).toContain(invented);
	expect(told('profile[0]', 'src/content/texte/about.yaml')).toContain(invented);
});

test('a sample project is named as a stand-in alone; one with a stand-in in it needs a consent, too', () => {
	const projekte = [{ ...under('https://www.haus.example'), freigabe: undefined }];
	const told = (field: string, name = 'haus') =>
		complaint({
			projekte,
			standIns: [{ file: `src/content/projekte/${name}.yaml`, line: 1, field }],
		});
	expect(told('')).toMatch(/haus\.yaml: alles \(Zeile 1\)$/);
	for (const other of [told('projekt'), told('', 'hof')])
		expect(other).toMatch(/\.example bei: haus[\s\S]*Ohne Zustimmung des Kunden: haus/);
});

test('another SITE_URL than the owner’s stops the strict build and gets one warning from any other', () => {
	const env = { SITE_URL: 'https://vorschau.beispiel.de' };
	expect(complaint({}, env)).toContain('vorschau');
	const messages: string[] = [];
	const unnamed = [{ ...fixtureProjekt(), freigabe: undefined }];
	const warn = (text: string) => messages.push(text);
	expect(checkOwner(env, { ...own, projekte: unnamed }, warn), 'may go online').toBe(false);
	expect(checkOwner({}, own, warn), 'may go online').toBe(true);
	expect(messages).toEqual([expect.stringMatching(/vorschau[\s\S]*Ohne Zustimmung/)]);
});
