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

test('a drehbuch gets the usual duration where it names none', () => {
	expect(checkDrehbuch(gueltig, 'x').film.schritte[0]).toEqual({
		scroll: '#leistungen',
		dauer: 1.4,
	});
});

test('an unknown step is refused with the steps there are', () => {
	const falsch = { ...gueltig, film: { seite: 'index.html', schritte: [{ rolle: '#a' }] } };
	expect(() => checkDrehbuch(falsch, 'drehbuch.json')).toThrow(
		/film\.schritte\.0: kein gültiger Schritt; möglich sind .*scroll/,
	);
});
