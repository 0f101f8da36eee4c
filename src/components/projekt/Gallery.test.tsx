import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { Gallery } from './Gallery.tsx';

test('of a picture as long as a whole page, a phone’s window is shown', () => {
	const picture = { ...fixturePicture, width: 400, height: 5000 };
	render(<Gallery cut={undefined} others={[{ picture, text: '' }]} ground={fixturePicture} />);
	const { width, height } = screen.getByRole('figure').getBoundingClientRect();
	expect(height / width).toBeLessThan(2.5);
});

test('with a key held the browser opens the picture’s file elsewhere', () => {
	render(
		<Gallery
			cut={undefined}
			others={[{ picture: fixturePicture, text: 'Startseite' }]}
			ground={fixturePicture}
		/>,
	);
	const isLeftToBrowser = fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
	expect(isLeftToBrowser).toBe(true);
});
