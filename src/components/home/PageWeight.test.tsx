import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PageWeight } from './PageWeight.tsx';

class Timing {}
const timing = (fields: object) => Object.assign(new Timing(), fields);

/** A browser that has loaded the page and one file of this size, and painted after this time. */
function browserWith({ kb = 142, paint = 840, wasHidden = false, knowsPaint = true }) {
	vi.stubGlobal('PerformanceResourceTiming', Timing);
	vi.stubGlobal(
		'PerformanceObserver',
		class {
			static supportedEntryTypes = knowsPaint ? ['largest-contentful-paint'] : [];
			report: (list: object) => void;
			constructor(report: (list: object) => void) {
				this.report = report;
			}
			observe = () => this.report({ getEntries: () => [{ startTime: 10 }, { startTime: paint }] });
			disconnect = () => {};
		},
	);
	const entries: Record<string, unknown> = {
		navigation: [timing({ encodedBodySize: 1024 })],
		resource: [timing({ encodedBodySize: (kb - 1) * 1024 })],
		'visibility-state': wasHidden ? [{ name: 'hidden' }] : [],
	};
	Object.assign(performance, { getEntriesByType: (type: string) => entries[type] });
}

test.each([
	['a page that was seen after 0.84 s', {}, ' und war bei Ihnen nach 0,8 Sekunden zu sehen'],
	['one that was opened in the background', { wasHidden: true }, ''],
	['one whose browser does not tell the time', { knowsPaint: false }, ''],
	['one that was seen at once', { paint: 40 }, ' und war bei Ihnen sofort zu sehen'],
])('says how much lighter a page is, and when it was seen: %s', async (_, browser, seen) => {
	browserWith(browser);
	render(<PageWeight />);
	await screen.findByText(`Diese Seite ist 18-mal leichter als der Durchschnitt${seen}.`);
	screen.getByText(/^142 KB statt 2.559 KB,/);
});

test('says nothing of a page that is as heavy as others, nor before it is measured', async () => {
	browserWith({ kb: 1800 });
	const { container } = render(<PageWeight />);
	await act(async () => {});
	expect(container.textContent).toBe('');
	expect(renderToString(<PageWeight />)).toBe('');
});
