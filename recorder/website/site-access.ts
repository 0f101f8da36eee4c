/** A site to visit. */
export type SiteAccess = {
	base: string;
	/** Selectors of elements to hide. */
	hidden: string[];
	/** Filled during the visits, for the owner: everything that is missing or covers a page, by its address or selector. */
	notes: Map<string, string>;
	/** The day and time that pages see; now, if missing. */
	day?: Date | undefined;
	/** How long to wait before a busy server is asked again, in ms. */
	retryAfter?: number;
};
