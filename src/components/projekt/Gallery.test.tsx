import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const picture = {
	source: { type: 'image/avif', srcset: '' },
	src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
	width: 16,
	height: 10,
	alt: '',
	device: 'desktop' as const,
};

test('with a key held the browser opens the picture’s file elsewhere', () => {
	render(<Gallery cut={undefined} others={[{ picture, text: 'Startseite' }]} ground={picture} />);
	const isLeftToBrowser = fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
	expect(isLeftToBrowser).toBe(true);
});
