import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { ProjektCard } from './ProjektCard.tsx';

/** How high a card is with a picture of this size. */
function heightWith(size: { width: number; height: number }): number {
	const picture = { ...fixturePicture, ...size };
	const card = { slug: 'a', path: '#', kunde: '', subtitle: '', ground: fixturePicture, picture };
	const { unmount } = render(<ProjektCard card={card} />);
	const { height } = screen.getByRole('article').getBoundingClientRect();
	unmount();
	return height;
}

test.each([390, 1280])('at %s px a card is as high with a picture of any shape', async (width) => {
	await page.viewport(width, 800);
	const usual = heightWith({ width: 1280, height: 800 });
	expect(heightWith({ width: 400, height: 5000 })).toBe(usual);
	expect(heightWith({ width: 3000, height: 300 })).toBe(usual);
});
