import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const NAMES = ['Eins', 'Zwei', 'Drei', 'Vier'];
/** Two slides of 300 px are in sight, with 16 px between them. */
const STEP = 316;

beforeEach(() => {
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe: () => void;
			constructor(look: () => void) {
				this.observe = look;
			}
			disconnect() {}
		},
	);
	// Each movement ends with its first frame.
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
		run(performance.now());
		return 0;
	});
	vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(2 * STEP - 16);
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
		const i = [...(this.parentElement?.children ?? [])].indexOf(this);
		return new DOMRect(i * STEP, 0, 300, 400);
	});
});
afterEach(() => vi.restoreAllMocks());

function renderCarousel() {
	const slides = NAMES.map((name) => (
		<li key={name}>
			<a href={`#${name}`}>{name}</a>
		</li>
	));
	render(
		<Carousel names={NAMES}>
			<ul>{slides}</ul>
		</Carousel>,
	);
	const row = screen.getByRole('list').parentElement;
	if (!row) throw new Error('no row');
	/** The first slide in sight, once the row has told that it scrolled. */
	const first = () => {
		fireEvent.scroll(row);
		return row.scrollLeft / STEP;
	};
	const arrow = (name: string) => screen.getByRole('button', { name });
	const arrows = { back: arrow('Vorheriges Projekt'), onward: arrow('Nächstes Projekt') };
	return { row, first, ...arrows, link: screen.getByRole('link', { name: 'Eins' }) };
}
const press = (target: Element, clientX: number, init = {}) =>
	fireEvent.pointerDown(target, { clientX, pointerType: 'mouse', button: 0, ...init });
/** Wherever on the page it is. */
const moveTo = (clientX: number) => fireEvent.pointerMove(document.body, { clientX });
const letGo = (clientX: number) => fireEvent.pointerUp(document.body, { clientX });
const isOff = (arrow: HTMLElement) => arrow.getAttribute('aria-disabled') === 'true';

test('arrows move by one slide, say what is in sight, and end with the last', () => {
	const { first, back, onward } = renderCarousel();
	expect([isOff(back), isOff(onward)]).toEqual([true, false]);
	fireEvent.click(onward);
	expect(first()).toBe(1);
	screen.getByText('Projekt 2 und 3 von 4: Zwei, Drei');
	fireEvent.click(onward);
	expect(first()).toBe(2);
	expect([isOff(back), isOff(onward)]).toEqual([false, true]);
	fireEvent.click(onward);
	expect(first()).toBe(2);
});

test('arrow keys move the slides, unless they belong to a short cut', () => {
	const { first, link } = renderCarousel();
	fireEvent.keyDown(link, { key: 'ArrowRight' });
	expect(first()).toBe(1);
	fireEvent.keyDown(link, { key: 'ArrowRight', altKey: true });
	expect(first()).toBe(1);
	fireEvent.keyDown(link, { key: 'ArrowLeft' });
	expect(first()).toBe(0);
});

test('nothing is said once a slide has the focus', () => {
	const { onward, link } = renderCarousel();
	fireEvent.click(onward);
	act(() => link.focus());
	expect(screen.queryByText(/von 4/)).toBeNull();
});

test('the click that ends a drag opens no link, but a key does', () => {
	const { link } = renderCarousel();
	press(link, 300);
	moveTo(250);
	letGo(250);
	expect(fireEvent.click(link, { detail: 1 })).toBe(false);
	expect(fireEvent.click(link, { detail: 0 })).toBe(true);
});

test('a finger and other buttons drag nothing', () => {
	const { row, link, onward } = renderCarousel();
	press(link, 300, { pointerType: 'touch' });
	press(link, 300, { button: 2 });
	press(onward, 300);
	moveTo(100);
	expect(row.scrollLeft).toBe(0);
});
