import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

test('with a key held the browser opens the picture’s file elsewhere', () => {
	render(
		<Gallery>
			<figcaption>
				<a href="#bild-1">Abb. 1</a>
			</figcaption>
		</Gallery>,
	);
	const isLeftToBrowser = fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
	expect(isLeftToBrowser).toBe(true);
});
