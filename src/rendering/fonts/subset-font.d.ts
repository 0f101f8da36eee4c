declare module 'subset-font' {
	type Options = {
		targetFormat?: 'sfnt' | 'woff' | 'woff2';
		noLayoutClosure?: boolean;
		noHinting?: boolean;
		/** OpenType feature tags to keep; all of them by default. */
		keepFeatures?: readonly string[];
		/** Tags of tables to leave out. */
		dropTables?: readonly string[];
		variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
	};
	/** Resolves with a font that has only the characters of `text`. */
	export default function subsetFont(
		buffer: Buffer,
		text: string | undefined,
		options?: Options,
	): Promise<Buffer>;
}
