import sharp from 'sharp';

/** A ground for want of a drawn one: a picture's colours, out of focus. */
export function blurGround(bild: Buffer): Promise<Buffer> {
	return sharp(bild).resize({ width: 1600, height: 1000, fit: 'cover' }).blur(90).png().toBuffer();
}
