import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { Carousel } from './Carousel.tsx';

const NAMES = ['Eins', 'Zwei', 'Drei', 'Vier'];

/** Two slides are in sight, and an arrow moves them at once. */
beforeEach(async () => {
	const { matchMedia } = window;
	vi.stubGlobal('matchMedia', (query: string) =>
		matchMedia(query.includes('motion') ? 'all' : query),
	);
	// Only a browser's own presses can be captured.
	vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
	await page.viewport(1280, 800);
});

const cards = NAMES.map((name) => ({
	slug: name,
	path: `#${name}`,
	kunde: name,
	subtitle: '',
	ground: fixturePicture,
	picture: fixturePicture,
}));

async function renderCarousel() {
	render(<Carousel cards={cards} />);
	const row = screen.getByRole('list').parentElement;
	if (!row) throw new Error('no row');
	await screen.findByText('1–2 von 4');
	const arrow = (name: string) => screen.getByRole('button', { name });
	const arrows = { back: arrow('Vorheriges Projekt'), onward: arrow('Nächstes Projekt') };
	return { row, ...arrows, link: screen.getByRole('link', { name: 'Eins' }) };
}
const isOff = (arrow: HTMLElement) => arrow.getAttribute('aria-disabled') === 'true';
/** The pressed element hears of the press to its end, wherever on the screen that is. */
let pressed: Element;
const press = (target: Element, clientX: number, init = {}) => {
	pressed = target;
	fireEvent.pointerDown(target, { clientX, pointerType: 'mouse', button: 0, ...init });
};
const moveTo = (clientX: number) => fireEvent.pointerMove(pressed, { clientX });
const twoFrames = () =>
	new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const letGo = (clientX: number) => {
	fireEvent.pointerUp(pressed, { clientX });
	fireEvent(pressed, new PointerEvent('lostpointercapture'));
};

test('arrows move by one slide and end with the last; beside them stands what is in sight', async () => {
	const { back, onward } = await renderCarousel();
	expect([isOff(back), isOff(onward)]).toEqual([true, false]);
	fireEvent.click(onward);
	await screen.findByText('2–3 von 4');
	fireEvent.click(onward);
	await screen.findByText('3–4 von 4');
	expect([isOff(back), isOff(onward)]).toEqual([false, true]);
});

test('an arrow says where it goes before the row is there', async () => {
	const { onward } = await renderCarousel();
	fireEvent.click(onward);
	screen.getByText('Projekt 2 und 3 von 4: Zwei, Drei');
});

test('arrow keys move the slides, unless they belong to a short cut', async () => {
	const { link } = await renderCarousel();
	fireEvent.keyDown(link, { key: 'ArrowRight', altKey: true });
	fireEvent.keyDown(link, { key: 'ArrowRight' });
	await screen.findByText('2–3 von 4');
	fireEvent.keyDown(link, { key: 'ArrowLeft' });
	await screen.findByText('1–2 von 4');
});

test('read from right to left, the slides move the other way', async () => {
	document.documentElement.dir = 'rtl';
	const { back, onward, link } = await renderCarousel();
	fireEvent.keyDown(link, { key: 'ArrowLeft' });
	await screen.findByText('2–3 von 4');
	fireEvent.click(onward);
	await screen.findByText('3–4 von 4');
	expect([isOff(back), isOff(onward)]).toEqual([false, true]);
	fireEvent.keyDown(link, { key: 'ArrowRight' });
	await screen.findByText('2–3 von 4');
	document.documentElement.dir = '';
});

test('nothing is said once a slide has the focus', async () => {
	const { onward, link } = await renderCarousel();
	fireEvent.click(onward);
	act(() => link.focus({ preventScroll: true }));
	expect(screen.queryByText(/^Projekt \d/)).toBeNull();
});

test('a drag ends at the next slide; the click that ends it opens no link, but a key does', async () => {
	const { link } = await renderCarousel();
	press(link, 700);
	moveTo(400);
	letGo(400);
	expect(fireEvent.click(link, { detail: 1 })).toBe(false);
	expect(fireEvent.click(link, { detail: 0 })).toBe(true);
	await screen.findByText('2–3 von 4');
});

test('a drag during an arrow’s movement begins where the row is then', async () => {
	vi.unstubAllGlobals();
	const { row, onward } = await renderCarousel();
	const link = screen.getByRole('link', { name: 'Zwei' });
	press(link, 700);
	fireEvent.click(onward);
	await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(20));
	const before = row.scrollLeft;
	moveTo(680);
	expect(row.scrollLeft).toBeCloseTo(before + 20, 0);
	await twoFrames();
	expect(row.scrollLeft, 'the movement goes on').toBeCloseTo(before + 20, 0);
	letGo(680);
});

test('a finger and other buttons drag nothing', async () => {
	const { row, link, onward } = await renderCarousel();
	press(link, 700, { pointerType: 'touch' });
	press(link, 700, { button: 2 });
	press(onward, 700);
	moveTo(300);
	expect(row.scrollLeft).toBe(0);
});
