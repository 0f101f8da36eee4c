import type { PictureSources } from '#shared/manifest.ts';

/** A picture of nothing, for tests of islands. */
export const fixturePicture: PictureSources = {
	sources: [{ type: 'image/avif', srcset: '' }],
	src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
	width: 1280,
	height: 800,
	alt: '',
	device: 'desktop',
};

/** The same for a desktop's window and for a phone's. */
export const fixtureViews = {
	picture: fixturePicture,
	phone: { ...fixturePicture, sources: [{ type: 'image/avif', srcset: 'phone' }] },
};
