import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { Gallery } from './Gallery.tsx';

const figure = { picture: fixturePicture, text: 'Startseite', focus: 0 };

test('of a picture as long as a whole page, a phone’s window is shown', () => {
	const picture = { ...fixturePicture, width: 400, height: 5000 };
	render(
		<Gallery figures={[{ ...figure, picture }]} drawing={undefined} ground={fixturePicture} />,
	);
	const { width, height } = screen.getByRole('figure').getBoundingClientRect();
	expect(height / width).toBeLessThan(2.5);
});

test('with a key held the browser opens the picture’s file elsewhere', () => {
	render(<Gallery figures={[figure]} drawing={undefined} ground={fixturePicture} />);
	const isLeftToBrowser = fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
	expect(isLeftToBrowser).toBe(true);
});
