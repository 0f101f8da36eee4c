import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureProjekt } from '../../testing/fixture-projekt.ts';
import {
	cardOf,
	diskPath,
	drawnProjekte,
	mainPicture,
	phonePicture,
	phoneRecording,
	pictureOf,
	projekte,
	withPlan,
} from './projekte.ts';

test('a project without its pictures is named with the command that makes them', () => {
	const gone = fixtureProjekt('gibt-es-nicht');
	expect(() => pictureOf(gone, 'bild-1')).toThrow(
		/„gibt-es-nicht“ fehlt public\/projekte\/gibt-es-nicht\/manifest\.json\..*npm run media -- gibt-es-nicht/,
	);
	expect(withPlan(gone)).toBeUndefined();
});

test('a card shows the first picture, or the film’s, and what the website brought', () => {
	const placeholder = '/projekte/haus/poster.jpg';
	expect(mainPicture({ ...fixtureProjekt().source, placeholder, weiterebilder: [] })).toBe(
		placeholder,
	);
	for (const projekt of projekte) {
		const { slug, kunde, branche, source } = projekt;
		expect(cardOf({ ...projekt, wirkung: 'Mehr Anrufe.' })).toMatchObject({
			...{ slug, kunde, path: `/portfolio/${slug}`, subtitle: 'Mehr Anrufe.' },
			picture: pictureOf(projekt, source.weiterebilder[0] ?? source.placeholder),
		});
		expect(cardOf({ ...projekt, wirkung: undefined }).subtitle).toBe(branche);
	}
});

test('what phones see, and the plan, are the project’s own files', () => {
	for (const projekt of projekte) {
		const { film, poster } = phoneRecording(projekt);
		const recorded = `/projekte/${projekt.slug}/showcase-telefon.mp4`;
		expect(film).toBe(existsSync(diskPath(recorded)) ? recorded : undefined);
		if (film === undefined) expect(poster).toBe(phonePicture(projekt));
		for (const path of [film, poster].flatMap((path) => path ?? []))
			expect(existsSync(diskPath(path)), path).toBe(true);
		const devices = projekt.source.weiterebilder.map((path) => pictureOf(projekt, path).device);
		expect(phonePicture(projekt)).toBe(projekt.source.weiterebilder[devices.indexOf('telefon')]);
		const drawn = existsSync(diskPath(`/projekte/${projekt.slug}/riss.json`));
		expect(withPlan(projekt)?.slug).toBe(drawn ? projekt.slug : undefined);
	}
	expect(drawnProjekte.map(({ id }) => id)).toEqual(
		drawnProjekte.map(({ id }) => id).toSorted((a, b) => a - b),
	);
});
