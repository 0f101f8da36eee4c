/** From which quality down to which an encoder may go, and the bytes it has to reach. */
export type Rahmen = { von: number; bis: number; grenze: number };

/** The picture in the best quality that keeps to the bytes; undefined where none does. */
export async function fitQuality(
	{ von, bis, grenze }: Rahmen,
	encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer | undefined> {
	for (let quality = von; quality >= bis; quality -= 4) {
		const inhalt = await encode(quality);
		if (inhalt.length <= grenze) return inhalt;
	}
	return undefined;
}
