import { afterEach, expect, test, vi } from 'vitest';
import { fixtureProjekt } from '../../testing/fixture-projekt.ts';
import { fixtureRecording } from '../../testing/fixture-recording.ts';
import { cardOf, phonePicture, phoneRecording, pictureOf } from './projekte.ts';

afterEach(() => vi.restoreAllMocks());

test('a project without its pictures is named with the command that makes them', () => {
	const gone = fixtureProjekt('gibt-es-nicht');
	expect(() => pictureOf(gone, 'bild-1')).toThrow(
		/„gibt-es-nicht“ fehlt public\/projekte\/gibt-es-nicht\/manifest\.json\..*npm run media -- gibt-es-nicht/,
	);
});

test('a card shows the first picture, and what the website brought', () => {
	const projekt = fixtureRecording('karte');
	const { branche, kunde } = projekt;
	expect(cardOf({ ...projekt, wirkung: 'Mehr Anrufe.' })).toMatchObject({
		...{ slug: 'karte', kunde, path: '/portfolio/karte', subtitle: 'Mehr Anrufe.' },
		ground: { src: '/projekte/karte/background.jpg' },
		picture: { src: '/projekte/karte/bild-1.jpg', alt: 'karte' },
	});
	expect(cardOf(projekt).subtitle).toBe(branche);
});

test('phones see the film of a phone’s window and its still; without one the first picture of a phone', () => {
	const projekt = fixtureRecording('ohne');
	expect(phonePicture(projekt)).toBe('/projekte/ohne/bild-3.jpg');
	expect(phoneRecording(projekt)).toEqual({ poster: '/projekte/ohne/bild-3.jpg' });
	expect(
		phoneRecording(fixtureRecording('mit', { filmTelefon: { breite: 390, hoehe: 844 } })),
	).toEqual({
		film: '/projekte/mit/showcase-telefon.mp4',
		poster: '/projekte/mit/poster-telefon.jpg',
	});
});
