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

test('a manifest that is cut off or has a wrong field is refused with the command that renews it', () => {
	const wrong = JSON.stringify({ ...valid, film: { ...film, hoehe: 'hoch' } });
	expect(() => readManifest(wrong, 'haus')).toThrow(/film\.hoehe.*npm run media -- haus/);
	expect(() => readManifest(wrong.slice(0, 80), 'haus')).toThrow(/npm run media/);
});
