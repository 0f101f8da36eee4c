import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageWeight } from './PageWeight.tsx';

class Timing {
	encodedBodySize: number;
	activationStart: number;
	constructor(encodedBodySize: number, activationStart = 0) {
		this.encodedBodySize = encodedBodySize;
		this.activationStart = activationStart;
	}
}

/** A browser that has loaded the page and one file of this size, and painted after this time. */
function browserWith({ kb = 142, paint = 840, shownAt = 0, wasHidden = false, knowsPaint = true }) {
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
		navigation: [new Timing(1024, shownAt)],
		resource: [new Timing((kb - 1) * 1024)],
		'visibility-state': wasHidden ? [{ name: 'hidden' }] : [],
	};
	Object.assign(performance, { getEntriesByType: (type: string) => entries[type] });
}

test('says how much lighter the page is, and when it was seen', async () => {
	browserWith({});
	render(<PageWeight />);
	await screen.findByText(
		'Diese Seite ist 18-mal leichter als der Durchschnitt und war bei Ihnen nach 0,8 Sekunden zu sehen.',
	);
	screen.getByText(/^142 KB statt 2.559 KB,/);
});

test.each([
	['opened in the background', { wasHidden: true }],
	['whose browser does not tell', { knowsPaint: false }],
])('says no time for a page %s', async (_, browser) => {
	browserWith(browser);
	render(<PageWeight />);
	await screen.findByText('Diese Seite ist 18-mal leichter als der Durchschnitt.');
});

test('a page that was drawn in advance was seen at once', async () => {
	browserWith({ shownAt: 2000, wasHidden: true });
	render(<PageWeight />);
	await screen.findByText(/ und war bei Ihnen sofort zu sehen\.$/);
});

test('says nothing of a page that is as heavy as others', async () => {
	browserWith({ kb: 1800 });
	const { container } = render(<PageWeight />);
	await new Promise((resolve) => setTimeout(resolve));
	expect(container.textContent).toBe('');
});
