import { afterEach, expect, test, vi } from 'vitest';
import { fixtureProjekt } from '../../testing/fixture-projekt.ts';
import { FIXTURE_PLAN, fixtureRecording } from '../../testing/fixture-recording.ts';
import {
	cardOf,
	mainPicture,
	phonePicture,
	phoneRecording,
	pictureOf,
	withPlan,
} from './projekte.ts';

afterEach(() => vi.restoreAllMocks());

test('a project without its pictures is named with the command that makes them', () => {
	const gone = fixtureProjekt('gibt-es-nicht');
	expect(() => pictureOf(gone, 'bild-1')).toThrow(
		/„gibt-es-nicht“ fehlt public\/projekte\/gibt-es-nicht\/manifest\.json\..*npm run media -- gibt-es-nicht/,
	);
});

test('a project has the plan that the recorder made of its site, or none', () => {
	const projekt = fixtureRecording('riss');
	expect(withPlan(projekt)).toEqual({ ...projekt, plan: FIXTURE_PLAN });
	expect(withPlan(fixtureProjekt('nur-bilder'))).toBeUndefined();
});

test('a card shows the first picture, or the film’s, and what the website brought', () => {
	const projekt = fixtureRecording('karte');
	const { source, branche, kunde } = projekt;
	expect(cardOf({ ...projekt, wirkung: 'Mehr Anrufe.' })).toMatchObject({
		...{ slug: 'karte', kunde, path: '/portfolio/karte', subtitle: 'Mehr Anrufe.' },
		ground: { src: '/projekte/karte/background.jpg' },
		picture: { src: '/projekte/karte/bild-1.jpg', alt: 'karte' },
	});
	expect(cardOf(projekt).subtitle).toBe(branche);
	expect(mainPicture({ ...source, weiterebilder: [] })).toBe('/projekte/karte/poster.jpg');
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
