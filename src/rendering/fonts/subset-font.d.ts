declare module 'subset-font' {
	type Options = {
		targetFormat?: 'sfnt' | 'woff' | 'woff2';
		noLayoutClosure?: boolean;
		noHinting?: boolean;
		variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
	};
	/** Resolves with the font cut down to the characters of `text`. */
	export default function subsetFont(
		buffer: Buffer,
		text: string | undefined,
		options?: Options,
	): Promise<Buffer>;
}
