/** Qualities of an encoder, tried from `best` down to `least`; `limit` in bytes. */
type QualityRange = { best: number; least: number; limit: number };

/** Encodes at ever lower qualities and returns the first file of at most `limit` bytes, else the last, which does not fit. */
export async function fitQuality(
	{ best, least, limit }: QualityRange,
	encode: (quality: number) => Promise<Buffer>,
): Promise<{ file: Buffer; fits: boolean }> {
	for (let quality = best; ; quality -= 4) {
		const file = await encode(quality);
		const fits = file.length <= limit;
		if (fits || quality - 4 < least) return { file, fits };
	}
}
