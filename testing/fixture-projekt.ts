import type { Projekt } from '#shared/projekt-schema.ts';

/** A client's project of the tests alone: the owner may have none. */
export function fixtureProjekt(slug = 'haus'): Projekt {
	const file = (name: string) => `/projekte/${slug}/${name}`;
	return {
		id: 0,
		slug,
		kunde: 'Haus & Hof',
		branche: 'Handwerk',
		ziel: 'Neuerstellung',
		standort: 'Deutschland',
		projektbeschreibung: 'So fing es an.\n\nSo ging es weiter.\n\nSo steht es heute.',
		website: `https://www.${slug}.de`,
		techstacks: [{ active: true, tool: 'Figma' }],
		service: ['Design'],
		source: {
			logo: file('logo.svg'),
			video: file('showcase.mp4'),
			background: file('background.jpg'),
			placeholder: file('poster.jpg'),
			weiterebilder: [file('bild-1.jpg'), ...[2, 3, 4].map((number) => file(`bild-${number}.jpg`))],
		},
		freigabe: '2026-03-01',
	};
}
