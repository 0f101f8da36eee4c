import type { Projekt } from '#shared/projekt-schema.ts';

/** A project of nobody's, for tests that must not depend on the owner's: there may be none. */
export const fixtureProjekt: Projekt = {
	metadaten: { id: 0, url: 'haus' },
	projekt: {
		kunde: 'Haus GmbH',
		branche: 'Handwerk',
		ziel: 'Relaunch',
		standort: 'Deutschland',
		projektbeschreibung: 'Vorher.\n\nArbeit.\n\nNachher.',
		website: 'https://www.haus.de',
	},
	techstacks: [{ active: true, tool: 'Figma' }],
	service: ['Design'],
	source: {
		logo: '/projekte/haus/logo.svg',
		video: '/projekte/haus/showcase.mp4',
		background: '/projekte/haus/background.jpg',
		placeholder: '/projekte/haus/poster.jpg',
		weiterebilder: [1, 2, 3, 4].map((number) => `/projekte/haus/bild-${number}.jpg`),
	},
	freigabe: '2026-03-01',
};
