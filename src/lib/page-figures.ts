/**
 * Marks that stand in the pages' HTML until the build has measured the finished files.
 * @see ../finishing/finish.ts
 */
export const PAGE_FIGURES = {
	weight: '⟦gewicht⟧',
	requests: '⟦abrufe⟧',
	foreignServer: '⟦fremde-server⟧',
	cookies: '⟦cookies⟧',
	state: '⟦stand⟧',
} as const;

/** What pages show in their place: `npm run dev` measures nothing. */
export const shownFigures: Record<keyof typeof PAGE_FIGURES, string> = import.meta.env?.DEV
	? { weight: '–', requests: '–', foreignServer: '–', cookies: '–', state: '–' }
	: PAGE_FIGURES;
