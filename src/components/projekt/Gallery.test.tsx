import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fixturePicture, fixtureViews } from '../../../testing/fixture-picture.ts';
import { Gallery } from './Gallery.tsx';
import { openViewer } from './open-viewer.ts';
import { shownFigures } from './shown-figure.ts';

const figure = { picture: fixturePicture, text: 'Startseite', focus: 0 };

test('a picture as long as a whole page is cut to a phone’s window', () => {
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

test('on a page that was enlarged with two fingers the browser opens the file, too', () => {
	render(<Gallery figures={[figure]} drawing={undefined} ground={fixturePicture} />);
	const scale = vi.spyOn(VisualViewport.prototype, 'scale', 'get').mockReturnValue(2);
	const left: boolean[] = [];
	const look = (event: Event) => {
		left.push(!event.defaultPrevented);
		// The test goes on.
		event.preventDefault();
	};
	addEventListener('click', look, { once: true });
	fireEvent.click(screen.getByRole('link'));
	scale.mockRestore();
	expect(left).toEqual([true]);
});

test('Escape closes the large picture while it opens, too', async () => {
	render(<Gallery figures={[figure]} drawing={undefined} ground={fixturePicture} />);
	fireEvent.click(screen.getByRole('link'));
	fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
	await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('Back closes the large picture in the moment of its opening, too', async () => {
	render(<Gallery figures={[figure]} drawing={undefined} ground={fixturePicture} />);
	await new Promise<void>((resolve) => {
		const look = new MutationObserver(() => {
			if (!screen.queryByRole('dialog')) return;
			look.disconnect();
			resolve();
		});
		look.observe(document.body, { childList: true });
		fireEvent.click(screen.getByRole('link'));
	});
	history.replaceState(null, '');
	dispatchEvent(new PopStateEvent('popstate'));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test.each(['500ms', '.5s'])('the large picture opens in the stylesheet’s time: %s', (time) => {
	document.documentElement.style.setProperty('--mittel', time);
	onTestFinished(() => void document.documentElement.style.removeProperty('--mittel'));
	const figures = shownFigures([figure]);
	for (const { image } of figures) image.current = document.createElement('img');
	const viewer = openViewer(figures, 0);
	expect(viewer.options).toMatchObject({
		showAnimationDuration: 500,
		hideAnimationDuration: 500,
		zoomAnimationDuration: 500,
	});
	viewer.destroy();
});

test('a drawn website is the first figure, and the others follow it once each', () => {
	const sight = { focus: { x: 640, y: 280 }, headerEnd: 0, margin: 0 };
	const page = { kunde: 'Praxis', drawing: fixtureViews, finished: fixtureViews };
	const drawing = {
		page: { ...page, wide: sight, phone: sight, phoneAxis: 50 },
		plan: { bild: 'bild-1', blick: [640, 280] as [number, number], kopf: 0, ketten: [] },
	};
	const figures = [figure, { ...figure, picture: { ...fixturePicture, src: '/ablauf.jpg' } }];
	render(<Gallery figures={figures} drawing={drawing} ground={fixturePicture} />);
	const [first, ...others] = screen.getAllByRole('figure');
	if (!first) throw new Error('no figure');
	expect(within(first).getByRole('slider')).toBeTruthy();
	const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
	expect([others.length, addresses]).toEqual([1, [fixturePicture.src, '/ablauf.jpg']]);
});
