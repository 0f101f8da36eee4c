import type { ReactNode } from 'react';

/** What the texts need to know from the configuration. */
export type Facts = {
	/** days an inquiry is kept */
	days: number;
	/** there is a form */
	form: boolean;
	/** its inquiries are counted by connection (RATE_LIMIT) */
	zaehlt: boolean;
};

/** A sub-topic. `id` is its anchor and stays the same when the wording changes. */
export type Topic = {
	id: string;
	title: string;
	/** Only in the policy of a site with the form, or only in that of one without. */
	form?: boolean;
	Content: (facts: Facts) => ReactNode;
};

/** A numbered section; its number is its place in the list. */
export type Section = { id: string; title: string; topics: readonly Topic[] };
