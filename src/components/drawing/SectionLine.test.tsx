import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { schnitt } from '../../content/texte/schnitt.ts';
import { DashDotLine } from './DashDotLine.tsx';
import { LineHandle } from './LineHandle.tsx';
import { SectionLine } from './SectionLine.tsx';
import { type SectionLine as Line, useSectionLine } from './use-section-line.ts';

beforeEach(async () => {
	// Only a browser's own presses can be captured.
	vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
	await page.viewport(1280, 800);
});

/** A box 1000 px wide, 100 px from the window's left edge; its line rests at 48 %. In a narrow window 500 px, and 100 px. */
const STYLES = `
.box { position: absolute; left: 100px; width: 1000px; container-type: inline-size; }
.rest { --line-x: 48cqi; }
@media (width < 800px) { .box { width: 500px; } .rest { --line-x: 100px; } }`;

let line: Line;
function Box({ initial }: { initial: 'waits' | 'rests' }) {
	line = useSectionLine(initial);
	return (
		<div className="box">
			<style>{STYLES}</style>
			<SectionLine line={line} className="rest">
				<div style={{ position: 'relative', height: 500 }}>
					<DashDotLine />
					<LineHandle line={line} />
				</div>
			</SectionLine>
		</div>
	);
}

function renderLine(initial: 'waits' | 'rests' = 'rests') {
	const { container } = render(<Box initial={initial} />);
	const input = screen.getByRole<HTMLInputElement>('slider', { name: schnitt.linie });
	const handle = input.parentElement as HTMLElement;
	const box = container.querySelector('[data-motion]') as HTMLElement;
	return {
		input,
		/** Where the line is seen, in percent of the box. */
		at: () => Number.parseFloat(getComputedStyle(box).getPropertyValue('--line-x')) / 10,
		motion: () => box.dataset.motion,
		said: () => input.getAttribute('aria-valuetext'),
		press: (clientX: number, init = {}) =>
			fireEvent.pointerDown(handle, { clientX, isPrimary: true, button: 0, ...init }),
		moveTo: (clientX: number) => fireEvent.pointerMove(handle, { clientX, buttons: 1 }),
		letGo: (clientX: number) => {
			fireEvent.pointerUp(handle, { clientX });
			fireEvent(handle, new PointerEvent('lostpointercapture'));
		},
		/** The page scrolls instead, or a menu opens. */
		loseIt: () => fireEvent(handle, new PointerEvent('lostpointercapture')),
	};
}
/** A line that glides is at its place at once. */
const withoutMotion = () =>
	act(() => {
		for (const animation of document.getAnimations()) animation.finish();
	});

test('the line rests where the parent says, and says so', async () => {
	const { at, said } = renderLine();
	expect([at(), said()]).toEqual([48, '48 % als Zeichnung']);
	await page.viewport(700, 800);
	await expect.poll(said).toBe('20 % als Zeichnung');
});

test('a key moves the line, and it says where it is', () => {
	const { at, said, input } = renderLine();
	fireEvent.change(input, { target: { value: '50' } });
	withoutMotion();
	expect([at(), said()]).toEqual([50, '50 % als Zeichnung']);
	fireEvent.change(input, { target: { value: '100' } });
	expect(said()).toBe('nur Zeichnung');
	fireEvent.change(input, { target: { value: '0' } });
	expect(said()).toBe('nur fertige Website');
});

test('a key moves the line the same way on a page that a translator turned round', async () => {
	document.body.dir = 'rtl';
	onTestFinished(() => document.body.removeAttribute('dir'));
	const { said, input } = renderLine();
	input.focus();
	await userEvent.keyboard('{ArrowRight}');
	expect(said()).toBe('49 % als Zeichnung');
});

test('the line glides to a press', () => {
	const { at, motion, press, letGo } = renderLine();
	press(300);
	expect(at()).toBe(48);
	letGo(302);
	expect(motion()).toBe('glides');
	withoutMotion();
	expect(at()).toBe(20.2);
});

test('the line follows a drag at once, no further than the edges', () => {
	const { at, motion, press, moveTo, input } = renderLine();
	press(500);
	moveTo(503);
	expect(at(), 'not yet a drag').toBe(48);
	moveTo(650);
	expect([at(), motion(), input.value]).toEqual([55, 'follows', '55']);
	moveTo(20);
	expect(at()).toBe(0);
	moveTo(2000);
	expect(at()).toBe(100);
});

test('let go near its place of rest, the line settles there', () => {
	const { at, motion, press, moveTo, letGo } = renderLine();
	press(300);
	moveTo(600);
	letGo(600);
	expect([at(), motion()], '20 px away').toEqual([50, 'follows']);
	press(600);
	moveTo(590);
	letGo(590);
	expect(motion(), '10 px away').toBe('glides');
	withoutMotion();
	expect(at()).toBe(48);
});

test('a drag ends when the press is lost', () => {
	const { at, press, moveTo, loseIt } = renderLine();
	press(500);
	moveTo(700);
	loseIt();
	moveTo(900);
	expect(at()).toBe(60);
});

test.each([
	['another button', { button: 2 }],
	['a second finger', { isPrimary: false }],
	['a press for the menu', { ctrlKey: true }],
])('%s moves nothing', (_, init) => {
	const { at, press, moveTo, letGo } = renderLine();
	press(500, init);
	moveTo(700);
	letGo(700);
	expect(at()).toBe(48);
});

test('the line waits at the right edge, runs in, and then rests', async () => {
	const { at, motion } = renderLine('waits');
	expect(at()).toBe(100);
	act(() => line.runIn());
	expect(motion()).toBe('runsIn');
	withoutMotion();
	await expect.poll(motion).toBe('rests');
	expect(at()).toBe(48);
});

test('moved while it waits, the line stays where it was moved', () => {
	const { at, motion, press, letGo } = renderLine('waits');
	press(600);
	letGo(600);
	act(() => line.runIn());
	withoutMotion();
	expect([at(), motion()]).toEqual([50, 'glides']);
});

test('a line that has run in by itself does not run in again', () => {
	const { motion } = renderLine('waits');
	withoutMotion();
	act(() => line.runIn());
	expect(motion()).toBe('rests');
});

test('moved by the visitor, the line crosses from the right edge to its place of rest', () => {
	const { at, input } = renderLine();
	fireEvent.change(input, { target: { value: '10' } });
	withoutMotion();
	act(() => line.cross());
	expect(at()).toBe(100);
	withoutMotion();
	expect(at()).toBe(48);
});

test.each([
	['runs in', () => line.runIn()],
	['crosses', () => line.cross()],
])('a line that %s and has to cross begins again at the right edge', (_, begin) => {
	const { at, motion } = renderLine('waits');
	act(begin);
	for (const animation of document.getAnimations()) animation.currentTime = 300;
	expect(at()).toBeLessThan(100);
	act(() => line.cross());
	expect([at(), motion()]).toEqual([100, 'crosses']);
	withoutMotion();
	expect(at()).toBe(48);
});
