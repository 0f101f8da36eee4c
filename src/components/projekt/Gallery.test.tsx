import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { Gallery } from './Gallery.tsx';

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
