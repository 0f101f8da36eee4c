/** Qualities of an encoder, tried from `best` down to `least`; `limit` in bytes. */
type QualityRange = { best: number; least: number; limit: number };

/**
 * Encodes at ever lower qualities and returns the first file of at most `limit` bytes; undefined when
 * no quality meets the limit.
 */
export async function fitQuality(
	{ best, least, limit }: QualityRange,
	encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer | undefined> {
	for (let quality = best; quality >= least; quality -= 4) {
		const file = await encode(quality);
		if (file.length <= limit) return file;
	}
	return undefined;
}
