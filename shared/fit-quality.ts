/** Qualities of an encoder, tried from `best` down to `least`; `limit` in bytes. */
type QualityRange = { best: number; least: number; limit: number; giveUpFactor?: number };

/**
 * Encodes at ever lower qualities and returns the first file of at most `limit` bytes; undefined when
 * no quality meets the limit, or as soon as a file exceeds `limit × giveUpFactor`.
 */
export async function fitQuality(
	{ best, least, limit, giveUpFactor = Number.POSITIVE_INFINITY }: QualityRange,
	encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer | undefined> {
	for (let quality = best; quality >= least; quality -= 4) {
		const file = await encode(quality);
		if (file.length <= limit) return file;
		if (file.length > limit * giveUpFactor) return undefined;
	}
	return undefined;
}
