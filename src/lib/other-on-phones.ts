import type { PictureSources } from '#shared/manifest.ts';
import { PHONE } from './widths.ts';

/** A picture in whose place phones show another one. */
export function otherOnPhones(picture: PictureSources, phone: PictureSources): PictureSources {
	const { width, height } = phone;
	const onPhones = phone.sources.map((source) => ({
		...source,
		media: source.media ? `${PHONE} and ${source.media}` : PHONE,
		width,
		height,
	}));
	return { ...picture, sources: [...onPhones, ...picture.sources] };
}
