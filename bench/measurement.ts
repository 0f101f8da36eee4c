export type Job = {
	/** The built site to measure. */
	dist: string;
	/** Another built site, measured in turns with the first one. */
	gegen?: string;
	/** How often each page is looked at. */
	laeufe: number;
	/** Pages from the service alone instead of Caddy. */
	service: boolean;
	/** Tells the person waiting what is going on. */
	report(text: string): void;
};

/** Measures one thing and puts it into words as a Markdown table. */
export type Measurement = (job: Job) => Promise<string>;
