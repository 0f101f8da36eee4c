/** From which quality down to which an encoder may go, the bytes it has to reach, and how many times those are hopeless at first. */
export type Frame = { von: number; bis: number; grenze: number; hopeless?: number };

/** The picture in the best quality that keeps to the bytes; undefined where none does. */
export async function fitQuality(
	{ von: from, bis: until, grenze: limit, hopeless = Number.POSITIVE_INFINITY }: Frame,
	encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer | undefined> {
	for (let quality = from; quality >= until; quality -= 4) {
		const content = await encode(quality);
		if (content.length <= limit) return content;
		if (content.length > limit * hopeless) return undefined;
	}
	return undefined;
}
