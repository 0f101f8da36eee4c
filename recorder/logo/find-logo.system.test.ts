import { expect, test } from 'vitest';
import { sharedBrowser } from '../testing/strangers.ts';
import { inPageScript } from '../website/page-world.ts';

const menu = '<button><svg viewBox="0 0 9 9" width="40" height="40"></svg></button>';
const sign = '<svg viewBox="0 0 8 8" width="60" height="30"></svg>';
const wordmark = '<a class="navbar-brand" href="#top">Haus am See</a><a href="/b">Blog</a>';

test('the logo is a drawing of the site, else its wordmark, else its name', async () => {
	await using page = await (await sharedBrowser()).newPage();
	const marked = async (html: string) => {
		await page.route('**/*', (route) =>
			route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }),
		);
		await page.goto('http://haus.example/');
		await page.addScriptTag({ content: await inPageScript() });
		await page.evaluate("recorder.markLogo('Haus', false, '#1c1c1c'); recorder.isolateLogo()");
		const mark = page.locator('[data-logo]');
		return (await mark.getAttribute('id')) ?? (await mark.textContent());
	};
	const logo = sign.replace('<svg', '<svg id="logo"');
	expect(await marked(`<header>${menu}<a href="/">${logo}</a></header>`)).toBe('logo');
	expect(await marked(`<nav>${sign}<p class="brand">${logo}</p></nav>`)).toBe('logo');
	expect(await marked(`<nav>${wordmark}</nav>`)).toBe('Haus am See');
	expect(await marked(`<header>${menu}</header><h1>Guten Tag</h1>`)).toBe('Haus');
	// As `completePage` leaves a picture that is missing.
	const lost = '<img src="/a.png" width="90" height="40" style="visibility:hidden">';
	expect(await marked(`<header><a class="logo" href="/">${lost}</a></header>`)).toBe('Haus');
});
