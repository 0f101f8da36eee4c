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
