/**
 * Marks that stand in the pages' HTML until the build has measured the finished files.
 * @see ../finishing/finish.ts
 */
export const PAGE_FIGURES = {
	gewicht: '⟦gewicht⟧',
	abrufe: '⟦abrufe⟧',
	fremdeServer: '⟦fremde-server⟧',
	cookies: '⟦cookies⟧',
	stand: '⟦stand⟧',
} as const;

/** What pages show in their place: `npm run dev` measures nothing. */
export const shownFigures: Record<keyof typeof PAGE_FIGURES, string> = import.meta.env?.DEV
	? { gewicht: '–', abrufe: '–', fremdeServer: '–', cookies: '–', stand: '–' }
	: PAGE_FIGURES;
