export type Job = {
	/** Folder of the built site to measure. */
	dist: string;
	/** Folder of another built site, measured in turns with the first one. */
	gegen?: string;
	/** How often each page is loaded. */
	laeufe: number;
	/** Prints progress to the terminal. */
	report(text: string): void;
};

/** Measures one thing and returns the result as Markdown tables. */
export type Measurement = (job: Job) => Promise<string>;
