import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Manifest, ManifestPicture } from '#shared/manifest.ts';
import type { Projekt } from '#shared/projekt-schema.ts';
import { fixtureProjekt } from '../../testing/fixture-projekt.ts';
import { newFolder } from '../../testing/new-folder.ts';
import {
	cardOf,
	mainPicture,
	phonePicture,
	phoneRecording,
	pictureOf,
	withPlan,
} from './projekte.ts';

afterEach(() => vi.restoreAllMocks());

/** A project whose third picture is a phone's, with what the recorder wrote about it. */
function recorded(slug: string, more: Partial<Manifest> = {}): Projekt {
	const root = newFolder();
	const size = { breite: 390, hoehe: 844 };
	const picture = (geraet: ManifestPicture['geraet']): ManifestPicture => ({
		...size,
		breiten: [390],
		format: 'avif',
		alt: slug,
		geraet,
	});
	const names = ['bild-1', 'bild-2', 'bild-4', 'poster', 'background'];
	const desktop = names.map((name) => [name, picture('desktop')] as const);
	const manifest: Manifest = {
		logo: 'logo.svg',
		bilder: { ...Object.fromEntries(desktop), 'bild-3': picture('telefon') },
		film: size,
		...more,
	};
	mkdirSync(join(root, 'public/projekte', slug), { recursive: true });
	writeFileSync(join(root, 'public/projekte', slug, 'manifest.json'), JSON.stringify(manifest));
	vi.spyOn(process, 'cwd').mockReturnValue(root);
	return fixtureProjekt(slug);
}

test('a project without its pictures is named with the command that makes them', () => {
	const gone = fixtureProjekt('gibt-es-nicht');
	expect(() => pictureOf(gone, 'bild-1')).toThrow(
		/„gibt-es-nicht“ fehlt public\/projekte\/gibt-es-nicht\/manifest\.json\..*npm run media -- gibt-es-nicht/,
	);
	expect(withPlan(gone)).toBeUndefined();
});

test('a card shows the first picture, or the film’s, and what the website brought', () => {
	const projekt = recorded('karte');
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
	const projekt = recorded('ohne');
	expect(phonePicture(projekt)).toBe('/projekte/ohne/bild-3.jpg');
	expect(phoneRecording(projekt)).toEqual({ poster: '/projekte/ohne/bild-3.jpg' });
	expect(phoneRecording(recorded('mit', { filmTelefon: { breite: 390, hoehe: 844 } }))).toEqual({
		film: '/projekte/mit/showcase-telefon.mp4',
		poster: '/projekte/mit/poster-telefon.jpg',
	});
});
