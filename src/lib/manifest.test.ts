import { expect, test } from 'vitest';
import { bildQuellen, readManifest } from './manifest.ts';

const gueltig = {
	eingabe: 'a'.repeat(64),
	bilder: {
		'bild-1': {
			breite: 1600,
			hoehe: 1000,
			breiten: [480, 1600],
			format: 'avif',
			farbe: '#e8e1d5',
			alt: 'Startseite',
			geraet: 'desktop',
		},
	},
	film: { breite: 1280, hoehe: 800, bilderProSekunde: 30, dauer: 8 },
};

test('a picture is AVIF in every width', () => {
	const quellen = bildQuellen(readManifest(JSON.stringify(gueltig)), '/projekte/haus/bild-1.jpg');
	expect(quellen).toEqual({
		source: {
			type: 'image/avif',
			srcset: '/projekte/haus/bild-1-480.avif 480w, /projekte/haus/bild-1-1600.avif 1600w',
		},
		src: '/projekte/haus/bild-1.jpg',
		width: 1600,
		height: 1000,
		farbe: '#e8e1d5',
		alt: 'Startseite',
		geraet: 'desktop',
	});
});

test('a picture that the manifest lacks is an error naming the path and what there is', () => {
	const manifest = readManifest(JSON.stringify(gueltig));
	expect(() => bildQuellen(manifest, '/projekte/haus/bild-9.jpg')).toThrow(
		/„\/projekte\/haus\/bild-9\.jpg“ steht nicht im Manifest .*bild-1/,
	);
});

test('a manifest with a wrong field is refused, and the message names the field', () => {
	const falsch = { ...gueltig, film: { ...gueltig.film, dauer: 'lang' } };
	expect(() => readManifest(JSON.stringify(falsch))).toThrow(/film\.dauer/);
});

test('a manifest cut off in the middle is refused with the way to make it anew', () => {
	expect(() => readManifest(JSON.stringify(gueltig).slice(0, 80))).toThrow(/npm run media/);
});
