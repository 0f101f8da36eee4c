import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextProgress, SendingProgress } from './SendingProgress.tsx';

beforeEach(() => {
	vi.useFakeTimers();
});

/** How much of the window's width each bar takes; there is one or none. */
function values(): string[] {
	const bars = document.querySelectorAll<HTMLElement>('[aria-hidden=true]');
	return [...bars].map((bar) => bar.style.transform);
}

test('the bar starts at 8 %, grows every 800 ms, and runs out once nothing is sent any more', () => {
	const { rerender } = render(<SendingProgress running={false} />);
	expect(values()).toEqual([]);
	rerender(<SendingProgress running />);
	for (const [ms, value] of [
		[0, 'scaleX(0.08)'],
		[799, 'scaleX(0.08)'],
		[1, 'scaleX(0.18)'],
		[800, 'scaleX(0.28)'],
	] as const) {
		act(() => vi.advanceTimersByTime(ms));
		expect(values()).toEqual([value]);
	}
	rerender(<SendingProgress running={false} />);
	expect(values()).toEqual(['scaleX(1)']);
	act(() => vi.advanceTimersByTime(400));
	expect(values()).toEqual([]);
});

test('a request that begins while the bar runs out starts it anew', () => {
	const { rerender, unmount } = render(<SendingProgress running />);
	rerender(<SendingProgress running={false} />);
	rerender(<SendingProgress running />);
	act(() => vi.advanceTimersByTime(500));
	expect(values()).toEqual(['scaleX(0.08)']);
	unmount();
	expect(vi.getTimerCount(), 'timers left behind').toBe(0);
});

test('progress only grows and never arrives', () => {
	const values = [0.08];
	for (let i = 0; i < 200; i++) values.push(nextProgress(values.at(-1) ?? 0));
	expect(values).toEqual(values.toSorted((a, b) => a - b));
	expect(values.at(-1)).toBeLessThan(1);
});
