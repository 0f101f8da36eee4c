import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { schnitt } from '../../content/texte/schnitt.ts';
import { SectionCut } from './SectionCut.tsx';
import { useSectionLine } from './use-section-line.ts';

/** How wide the window is. */
let isPhone = false;
beforeEach(() => {
	isPhone = false;
	const [addEventListener, removeEventListener] = [vi.fn(), vi.fn()];
	const media = () => ({ matches: !isPhone, addEventListener, removeEventListener });
	vi.stubGlobal('matchMedia', media);
	Object.assign(Element.prototype, { getAnimations: () => [] });
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
		new DOMRect(100, 0, 1000, 500),
	);
});
afterEach(() => {
	vi.restoreAllMocks();
	Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

type CutProps = { step?: number; phoneRestPercent?: number; initial?: 'runsIn' | 'rests' };

function Cut({ initial = 'rests', ...props }: CutProps) {
	return (
		<SectionCut restPercent={48} {...props} line={useSectionLine(initial)}>
			{null}
		</SectionCut>
	);
}

function renderCut(props: CutProps = {}) {
	const { container } = render(<Cut {...props} />);
	const input = screen.getByRole<HTMLInputElement>('slider', { name: schnitt.linie });
	const [cut, handle] = [container.firstElementChild, input.parentElement];
	if (!(cut instanceof HTMLElement) || !handle) throw new Error('no section cut');
	return {
		input,
		line: () => cut.style.getPropertyValue('--line-percent') || 'rests',
		motion: () => cut.dataset.motion,
		press: (clientX: number, init = {}) =>
			fireEvent.pointerDown(handle, { clientX, isPrimary: true, button: 0, ...init }),
	};
}
/** Wherever on the page it is. */
const moveTo = (clientX: number) => fireEvent.pointerMove(document.body, { clientX, buttons: 1 });
const letGo = (clientX: number) => fireEvent.pointerUp(document.body, { clientX });

test('the line rests until a key moves it, and says where it is', () => {
	const { line, motion, input } = renderCut({ step: 2 });
	const said = () => input.getAttribute('aria-valuetext');
	expect([line(), said()]).toEqual(['rests', '48 % als Zeichnung']);
	expect(input.step).toBe('2');
	for (const [value, words] of [
		['50', '50 % als Zeichnung'],
		['100', 'nur Zeichnung'],
		['0', 'nur fertige Website'],
	] as const) {
		fireEvent.change(input, { target: { value } });
		expect([line(), motion(), said()]).toEqual([value, 'glides', words]);
	}
});

test('on a phone it says where the line rests there', () => {
	isPhone = true;
	render(<Cut phoneRestPercent={46} />);
	expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('46 % als Zeichnung');
});

test('the line glides to a press', () => {
	const { line, motion, press } = renderCut();
	press(300);
	expect(line()).toBe('rests');
	letGo(302);
	expect([line(), motion()]).toEqual(['20.2', 'glides']);
});

test('the line follows a drag at once, up to the edges, until the press ends', () => {
	const { line, motion, press, input } = renderCut();
	press(500);
	moveTo(503);
	expect(line()).toBe('rests');
	moveTo(650);
	expect([line(), motion()]).toEqual(['55', 'follows']);
	expect(input.value).toBe('55');
	moveTo(20);
	expect(line()).toBe('0');
	moveTo(2000);
	letGo(2000);
	moveTo(700);
	expect([line(), motion()]).toEqual(['100', 'follows']);
	press(500);
	fireEvent.pointerCancel(document.body);
	moveTo(700);
	expect(line(), 'a scroll of the page ends the press').toBe('100');
});

test('a press whose end the page never hears of ends with the next move', () => {
	const { line, press } = renderCut();
	press(500);
	moveTo(600);
	fireEvent.pointerMove(document.body, { clientX: 900, buttons: 0 });
	moveTo(900);
	expect(line()).toBe('50');
});

test('only the first finger and the main button count', () => {
	const { line, press } = renderCut();
	press(500, { button: 2 });
	press(500, { isPrimary: false });
	moveTo(700);
	letGo(700);
	expect(line()).toBe('rests');
});

/** What the stylesheet lets run, `currentTime` milliseconds after the page was shown. */
const runIn = (currentTime: number) => ({
	currentTime,
	effect: { getComputedTiming: () => ({ delay: 4000 }) },
});

test.each([
	['begins to run in when the pictures are there', 300, 4000],
	['goes on where they are late', 4200, 4200],
])('the line %s', async (_, before, after) => {
	const animation = runIn(before);
	Object.assign(Element.prototype, { getAnimations: () => [animation] });
	const { motion } = renderCut({ initial: 'runsIn' });
	await act(async () => {});
	expect([motion(), animation.currentTime]).toEqual(['runsIn', after]);
});

test('where the visitor has moved it before, the line stays', async () => {
	const { motion, press } = renderCut({ initial: 'runsIn' });
	press(300);
	letGo(300);
	await act(async () => {});
	expect(motion()).toBe('glides');
});
