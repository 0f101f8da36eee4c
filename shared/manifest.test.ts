import { expect, test } from 'vitest';
import { pictureSources, readManifest } from './manifest.ts';

const picture = { breite: 1600, hoehe: 1000, breiten: [1600], format: 'avif' };
const film = { breite: 1280, hoehe: 800 };
const valid = {
	bilder: { 'bild-1': { ...picture, alt: 'Startseite', geraet: 'desktop' } },
	film,
};

test('a picture missing in the manifest is an error that names it and the known pictures', () => {
	const manifest = readManifest(JSON.stringify(valid), 'haus');
	expect(() => pictureSources(manifest, 'haus', 'bild-9')).toThrow(
		/„bild-9“ steht nicht im Manifest von „haus“ .*bild-1/,
	);
});

test('a picture has one source, in all its widths, and a JPEG for whoever takes no other', () => {
	const bilder = {
		'bild-1': { ...valid.bilder['bild-1'], breiten: [800, 1600] },
		logo: { ...valid.bilder['bild-1'], format: 'svg', alt: 'Logo' },
	};
	const manifest = readManifest(JSON.stringify({ ...valid, bilder }), 'haus');
	const size = { width: 1600, height: 1000, device: 'desktop' };
	expect(pictureSources(manifest, 'haus', 'bild-1')).toEqual({
		...size,
		sources: [
			{
				type: 'image/avif',
				srcset: '/projekte/haus/bild-1-800.avif 800w, /projekte/haus/bild-1-1600.avif 1600w',
			},
		],
		src: '/projekte/haus/bild-1.jpg',
		alt: 'Startseite',
	});
	const svg = { type: 'image/svg+xml', srcset: '/projekte/haus/logo.svg' };
	expect(pictureSources(manifest, 'haus', 'logo').sources).toEqual([svg]);
});

test('a manifest that is cut off or has a wrong field is refused with the command that renews it', () => {
	const wrong = JSON.stringify({ ...valid, film: { ...film, hoehe: 'hoch' } });
	expect(() => readManifest(wrong, 'haus')).toThrow(/film\.hoehe.*npm run media -- haus/);
	expect(() => readManifest(wrong.slice(0, 80), 'haus')).toThrow(
		/^haus\/manifest\.json ist kein gültiges JSON.*npm run media -- haus$/,
	);
});
