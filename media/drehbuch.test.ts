import { expect, test } from 'vitest';
import { checkDrehbuch } from './drehbuch.ts';

const bild = (name: string) => ({
	name,
	seite: 'index.html',
	geraet: 'desktop',
	alt: 'Startseite der Praxis',
});

const gueltig = {
	bilder: [bild('bild-1'), bild('bild-2'), bild('bild-3'), bild('bild-4')],
	film: { seite: 'index.html', schritte: [{ scroll: '#leistungen' }, { warte: 0.4 }] },
};

function fehler(roh: unknown): string {
	try {
		checkDrehbuch(roh, 'drehbuch.json');
	} catch (grund) {
		return grund instanceof Error ? grund.message : '';
	}
	throw new Error('Das fehlerhafte Drehbuch wurde angenommen.');
}

test('a drehbuch gets the usual duration where it names none', () => {
	expect(checkDrehbuch(gueltig, 'x').film.schritte[0]).toEqual({
		scroll: '#leistungen',
		dauer: 1.4,
	});
});

test('an unknown step is refused with the steps there are', () => {
	const falsch = { ...gueltig, film: { seite: 'index.html', schritte: [{ rolle: '#a' }] } };
	expect(fehler(falsch)).toMatch(/film\.schritte\.0: kein gültiger Schritt; möglich sind .*scroll/);
});

test('other mistakes are told in German', () => {
	const falsch = { ...gueltig, film: { ...gueltig.film, seite: 7 } };
	expect(fehler(falsch)).toMatch(/film\.seite: Ungültige Eingabe/);
});
