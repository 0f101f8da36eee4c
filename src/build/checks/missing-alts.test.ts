import { expect, test } from 'vitest';
import type { Manifest, ManifestPicture } from '#shared/manifest.ts';
import { fixtureProjekt } from '../../../testing/fixture-projekt.ts';
import { missingAlts } from './missing-alts.ts';

function picture(alt: string): ManifestPicture {
	return { breite: 1600, hoehe: 1000, breiten: [1600], format: 'avif', geraet: 'desktop', alt };
}

/** Three pictures with a description, and a fourth with this one. */
function manifest(alt: string): Manifest {
	const others = [1, 2, 3].map((number) => [`bild-${number}`, picture('Startseite')]);
	return {
		logo: 'logo.svg',
		bilder: { ...Object.fromEntries(others), 'bild-4': picture(alt) },
		film: { breite: 1280, hoehe: 800 },
	};
}

test('a picture without a description is named', () => {
	expect(missingAlts(fixtureProjekt(), manifest('Kontakt'))).toEqual([]);
	expect(missingAlts(fixtureProjekt(), manifest(' '))).toEqual([
		'Projekt „haus“: /projekte/haus/bild-4.jpg hat keine Beschreibung (alt).',
	]);
});
