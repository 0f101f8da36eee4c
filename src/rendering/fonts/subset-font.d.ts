declare module 'subset-font' {
	type Options = {
		targetFormat?: 'sfnt' | 'woff2';
		noLayoutClosure?: boolean;
		variationAxes?: Record<string, number | { min: number; max: number }>;
	};
	/** Resolves with a font that has only the characters of `text`. */
	export default function subsetFont(
		buffer: Buffer,
		text: string,
		options?: Options,
	): Promise<Buffer>;
}
