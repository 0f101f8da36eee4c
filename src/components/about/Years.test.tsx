import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Years } from './Years.tsx';

test('years count up to the visitor’s own day', () => {
	vi.useFakeTimers();
	for (const [today, years] of [
		[new Date(2026, 11, 31, 23, 59), '5'],
		[new Date(2027, 0, 1), '6'],
	] as const) {
		vi.setSystemTime(today);
		const { container } = render(<Years startYear={2021} atBuild={4} />);
		expect(container.textContent).toBe(years);
	}
});
