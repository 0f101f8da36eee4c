import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextProgress, ProgressBar } from './ProgressBar.tsx';

beforeEach(() => {
	vi.useFakeTimers();
});

function values(): string[] {
	const bars = screen.queryAllByRole('progressbar', { hidden: true });
	return bars.map((bar) => bar.getAttribute('aria-valuenow') ?? '');
}

test('the bar starts at 8 %, grows every 800 ms, and runs out once nothing is sent any more', () => {
	const { rerender } = render(<ProgressBar running={false} />);
	expect(values()).toEqual([]);
	rerender(<ProgressBar running />);
	for (const [ms, value] of [
		[0, '8'],
		[799, '8'],
		[1, '18'],
		[800, '28'],
	] as const) {
		act(() => vi.advanceTimersByTime(ms));
		expect(values()).toEqual([value]);
	}
	rerender(<ProgressBar running={false} />);
	expect(values()).toEqual(['100']);
	expect(screen.queryByRole('progressbar'), 'its end is not read').toBe(null);
	act(() => vi.advanceTimersByTime(400));
	expect(values()).toEqual([]);
});

test('a request that begins while the bar runs out starts it anew', () => {
	const { rerender, unmount } = render(<ProgressBar running />);
	rerender(<ProgressBar running={false} />);
	rerender(<ProgressBar running />);
	act(() => vi.advanceTimersByTime(500));
	expect(values()).toEqual(['8']);
	unmount();
	expect(vi.getTimerCount(), 'timers left behind').toBe(0);
});

test('progress only grows and never arrives', () => {
	const values = [0.08];
	for (let i = 0; i < 200; i++) values.push(nextProgress(values.at(-1) ?? 0));
	expect(values).toEqual(values.toSorted((a, b) => a - b));
	expect(values.at(-1)).toBeLessThan(1);
});
