import { expect, test } from 'vitest';
import { otherOnPhones } from './other-on-phones.ts';
import { PHONE } from './widths.ts';

const rest = { src: 'a.jpg', width: 1280, height: 800, alt: 'Bild', device: 'desktop' } as const;
const phone = { ...rest, src: 'b.jpg', width: 390, height: 844 };

test('phones get their own picture first, in its own size, the dark scheme its own of these', () => {
	const both = otherOnPhones(
		{ ...rest, sources: [{ srcset: 'a' }] },
		{ ...phone, sources: [{ srcset: 'dark', media: '(dark)' }, { srcset: 'light' }] },
	);
	expect(both).toEqual({
		...rest,
		sources: [
			{ srcset: 'dark', media: `${PHONE} and (dark)`, width: 390, height: 844 },
			{ srcset: 'light', media: PHONE, width: 390, height: 844 },
			{ srcset: 'a' },
		],
	});
});
