import type { Browser } from '@playwright/test';
import { expect, test } from 'vitest';
import { isolateMark, markLogo, standalone } from './mark-logo.ts';
import { withBrowser } from './with-browser.ts';

const menu =
	'<button><svg viewBox="0 0 9 9" width="40" height="40"><path d="M1 1h7"/></svg></button>';
const sign = (inside: string) => `<svg viewBox="0 0 8 8" width="60" height="30">${inside}</svg>`;
const path = '<path d="M0 0h8"/>';
const symbol =
	'<svg style="display:none"><symbol id="z" viewBox="0 0 8 8"><path d="M0 0h3"/></symbol></svg>';

test('the logo is the drawing that stands for the site, with the colours of the page', async () => {
	await withBrowser(async (browser) => {
		const found = async (html: string) => (await logoOf(browser, html)).svg;
		expect(await found(`<header>${menu}<a href="/">${sign(path)}</a></header>`)).toMatch(
			/<path d="M0 0h8" fill="rgb\(179, 0, 0\)"/,
		);
		expect(
			await found(`<nav>${sign('<circle r="2"/>')}<p class="logo">${sign(path)}</p></nav>`),
		).toContain('<path');
		expect(
			await found(`${symbol}<header class="brand">${sign('<use href="#z"/>')}</header>`),
		).toContain('M0 0h3');
		expect(await found(`<header>${menu}</header>`)).toBeUndefined();
	});
}, 30_000);

test('without a drawing it is the wordmark as the site sets it, else its name', async () => {
	await withBrowser(async (browser) => {
		const brand =
			'<nav><a class="navbar-brand" href="#top">Haus am See</a><a href="/b">Blog</a></nav>';
		expect((await logoOf(browser, brand)).text).toBe('Haus am See');
		expect((await logoOf(browser, `<header>${menu}</header><h1>Guten Tag</h1>`)).text).toBe('Haus');
	});
}, 30_000);

async function logoOf(browser: Browser, html: string) {
	const page = await browser.newPage();
	await page.route('**/*', (route) =>
		route.fulfill({
			contentType: 'text/html',
			body: `<!doctype html><style>path { fill: #b30000 }</style>${html}`,
		}),
	);
	await page.goto('http://haus.example/');
	await page.addScriptTag({ content: `${standalone}` });
	const { svg } = (await page.evaluate(`(${markLogo})('Haus', false)`)) as { svg?: string };
	await page.evaluate(isolateMark);
	const text = await page.locator('[data-logo]').textContent();
	await page.close();
	return { svg, text };
}
