/** Marks that finishing/replace-figure-marks.ts replaces, once the files are finished, with measured figures. */
export const FIGURE_MARKS = {
	weight: '⟦gewicht⟧',
	requests: '⟦abrufe⟧',
	thirdPartyServers: '⟦fremde-server⟧',
	cookies: '⟦cookies⟧',
	updated: '⟦stand⟧',
} as const;

/** What pages print for each figure: its mark, or a dash in `npm run dev`, which measures nothing. */
export const figureTexts: Record<keyof typeof FIGURE_MARKS, string> = import.meta.env?.DEV
	? { weight: '–', requests: '–', thirdPartyServers: '–', cookies: '–', updated: '–' }
	: FIGURE_MARKS;
