import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { schnitt } from '../../content/texte/schnitt.ts';
import { SectionCut } from './SectionCut.tsx';
import { useSectionLine } from './use-section-line.ts';

beforeEach(() => page.viewport(1280, 800));

type CutProps = { step?: number; phoneRestPercent?: number; initial?: 'runsIn' | 'rests' };

/** A box 1000 px wide, 100 px from the window's left edge. */
function Cut({ initial = 'rests', ...props }: CutProps) {
	return (
		<div style={{ position: 'absolute', left: 100, width: 1000, height: 500 }}>
			<SectionCut restPercent={48} {...props} line={useSectionLine(initial)}>
				<img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />
			</SectionCut>
		</div>
	);
}

function renderCut(props: CutProps = {}) {
	render(<Cut {...props} />);
	const input = screen.getByRole<HTMLInputElement>('slider', { name: schnitt.linie });
	const handle = input.parentElement;
	const cut = handle?.parentElement;
	if (!handle || !cut) throw new Error('no section cut');
	return {
		cut,
		input,
		/** Where the visitor has moved the line. */
		line: () => cut.style.getPropertyValue('--line-percent') || 'rests',
		motion: () => cut.dataset.motion,
		press: (clientX: number, init = {}) =>
			fireEvent.pointerDown(handle, { clientX, isPrimary: true, button: 0, ...init }),
	};
}
/** Wherever on the page it is. */
const moveTo = (clientX: number, buttons = 1) =>
	fireEvent.pointerMove(document.body, { clientX, buttons });
const letGo = (clientX: number) => fireEvent.pointerUp(document.body, { clientX });

test('the line rests until a key moves it, and says where it is', () => {
	const { line, input } = renderCut();
	const said = () => input.getAttribute('aria-valuetext');
	expect([line(), said()]).toEqual(['rests', '48 % als Zeichnung']);
	fireEvent.change(input, { target: { value: '50' } });
	expect([line(), said()]).toEqual(['50', '50 % als Zeichnung']);
	fireEvent.change(input, { target: { value: '100' } });
	expect([line(), said()]).toEqual(['100', 'nur Zeichnung']);
	fireEvent.change(input, { target: { value: '0' } });
	expect([line(), said()]).toEqual(['0', 'nur fertige Website']);
});

test('on a phone it says where the line rests there', async () => {
	await page.viewport(390, 800);
	const { input } = renderCut({ phoneRestPercent: 46 });
	expect(input.getAttribute('aria-valuetext')).toBe('46 % als Zeichnung');
});

test('the line glides to a press', () => {
	const { line, motion, press } = renderCut();
	press(300);
	expect(line()).toBe('rests');
	letGo(302);
	expect([line(), motion()]).toEqual(['20.2', 'glides']);
});

test('the line follows a drag at once, no further than the edges', () => {
	const { line, motion, press, input } = renderCut();
	press(500);
	moveTo(503);
	expect(line(), 'not yet a drag').toBe('rests');
	moveTo(650);
	expect([line(), motion(), input.value]).toEqual(['55', 'follows', '55']);
	moveTo(20);
	expect(line()).toBe('0');
	moveTo(2000);
	expect(line()).toBe('100');
});

test('let go near its place of rest, the line settles there', () => {
	const { line, motion, press } = renderCut();
	press(300);
	moveTo(600);
	letGo(600);
	expect([line(), motion()], '20 px away').toEqual(['50', 'follows']);
	press(600);
	moveTo(590);
	letGo(590);
	expect([line(), motion()], '10 px away').toEqual(['rests', 'glides']);
});

test.each<[string, () => void]>([
	['is let go', () => letGo(700)],
	['becomes a scroll of the page', () => fireEvent.pointerCancel(document.body)],
	['is lost to a context menu', () => moveTo(900, 0)],
])('a drag ends when the press %s', (_, end) => {
	const { line, press } = renderCut();
	press(500);
	moveTo(700);
	end();
	moveTo(900);
	expect(line()).toBe('60');
});

test('only the first finger and the main button count', () => {
	const { line, press } = renderCut();
	press(500, { button: 2 });
	press(500, { isPrimary: false });
	moveTo(700);
	letGo(700);
	expect(line()).toBe('rests');
});

test('moved before its pictures are there, the line stays where it was moved', async () => {
	const { promise: pictureIsThere, resolve: showPicture } = Promise.withResolvers<void>();
	vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(pictureIsThere);
	const { cut, press } = renderCut({ initial: 'runsIn' });
	press(600);
	letGo(600);
	const lineAt = () => getComputedStyle(cut).getPropertyValue('--line-percent');
	await expect.poll(lineAt).toBe('50');
	await act(async () => showPicture());
	expect(lineAt()).toBe('50');
	vi.restoreAllMocks();
});

test('the line waits for its pictures at the right edge, and runs in once they are there', async () => {
	const { cut } = renderCut({ initial: 'runsIn' });
	// The stylesheet waits four seconds.
	const waited = () => Number(cut.getAnimations()[0]?.currentTime);
	await expect.poll(waited).toBeGreaterThanOrEqual(4000);
});
