import { expect, test } from 'vitest';
import { findImage } from './find-image.ts';

test('a picture is found by its path, however „ü“ is written there', () => {
	const load = async () => ({ default: { src: '', width: 1, height: 1, format: 'jpg' as const } });
	const ofMac = 'src/content/bu\u0308ro.Jpg';
	expect(findImage({ [`/${ofMac}`]: load }, 'src/content/b\u00fcro.Jpg')).toEqual({
		file: ofMac,
		load,
	});
	expect(findImage({ '/src/content/b\u00fcro.Jpg': load }, ofMac)?.load).toBe(load);
	expect(findImage({ [`/${ofMac}`]: load }, 'src/content/bild.jpg')).toBeUndefined();
});
