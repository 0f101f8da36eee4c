import type { Browser } from '@playwright/test';
import { expect, test } from 'vitest';
import { explorePage } from './explore-page.ts';
import { withBrowser } from './with-browser.ts';

const menue =
	'<button><svg viewBox="0 0 9 9" width="40" height="40"><path d="M1 1h7"/></svg></button>';
const zeichen = (inhalt: string) => `<svg viewBox="0 0 8 8" width="60" height="30">${inhalt}</svg>`;

test('the logo is found in the header, in a link or not, with the colours of the page', async () => {
	await withBrowser(async (browser) => {
		expect(
			await logoOf(browser, `<header>${menue}<div>${zeichen('<path d="M0 0h8"/>')}</div></header>`),
		).toMatch(/<path d="M0 0h8" fill="rgb\(179, 0, 0\)"/);
		expect(
			await logoOf(
				browser,
				`<header>${zeichen('<circle r="2"/>')}<a href="/">${zeichen('<path d="M0 0h8"/>')}</a></header>`,
			),
		).toContain('<path');
		expect(
			await logoOf(
				browser,
				`<svg style="display:none"><symbol id="z" viewBox="0 0 8 8"><path d="M0 0h3"/></symbol></svg><header>${zeichen('<use href="#z"/>')}</header>`,
			),
		).toContain('M0 0h3');
		expect(await logoOf(browser, `<header>${menue}</header>`)).toBeUndefined();
	});
}, 30_000);

async function logoOf(browser: Browser, html: string): Promise<string | undefined> {
	const page = await browser.newPage();
	await page.setContent(`<!doctype html><style>path { fill: #b30000 }</style>${html}`);
	const { logo } = await page.evaluate(explorePage);
	await page.close();
	return logo && 'svg' in logo ? logo.svg : undefined;
}
