import { expect, test } from 'vitest';
import type { Manifest, ManifestPicture } from '#shared/manifest.ts';
import { fixtureProjekt } from '../../../testing/fixture-projekt.ts';
import { missingDescriptions } from './missing-descriptions.ts';

const { weiterebilder } = fixtureProjekt.source;

/** What the recorder wrote, with this description for every picture. */
function manifest(alt: string): Manifest {
	const picture: ManifestPicture = {
		...{ breite: 320, hoehe: 200, breiten: [320] },
		...{ format: 'avif', geraet: 'desktop', alt },
	};
	const names = weiterebilder.map((path) => path.replace(/^.*\/|\.jpg$/g, ''));
	const bilder = Object.fromEntries(names.map((name) => [name, picture]));
	return { logo: 'logo.svg', bilder, film: { breite: 1280, hoehe: 800 } };
}

test('a picture without a description is named', () => {
	expect(missingDescriptions(fixtureProjekt, manifest('Startseite'))).toEqual([]);
	const sentences = missingDescriptions(fixtureProjekt, manifest(' '));
	expect(sentences).toHaveLength(weiterebilder.length);
	expect(sentences[0]).toContain(`${weiterebilder[0]} hat keine Beschreibung`);
});
