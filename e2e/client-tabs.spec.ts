import { cut, layer, openAtRest, tabs } from './support/home-cut.ts';
import { expect, test } from './support/test.ts';
import { transfer } from './support/transfer.ts';

test('a client’s stage loads only when its tab is pointed at or chosen', async ({ page }) => {
	await openAtRest(page);
	const stages = async () => (await transfer(page)).filter(({ path }) => path.endsWith('/schnitt'));
	const shown = () => layer(page).getByRole('img', { name: /^Links der Schnittlinie/ });
	const before = await shown().getAttribute('alt');
	expect(await stages()).toEqual([]);
	const choices = tabs(page).getByRole('radio');
	await expect(choices.first()).toBeChecked();

	await choices.nth(1).hover();
	await expect.poll(stages).toHaveLength(1);
	await expect(shown()).toHaveAttribute('alt', before ?? '');
	await choices.nth(1).check();
	await expect(shown().last()).not.toHaveAttribute('alt', before ?? '');
	await expect(shown()).toHaveCount(1);
	expect(await stages()).toHaveLength(1);
	const kunde = (await choices.nth(1).getAttribute('data-kunde')) ?? '';
	const link = cut(page).getByRole('link', { name: kunde });
	await expect(link).toHaveAttribute('href', `/portfolio/${await choices.nth(1).inputValue()}`);
	await choices.nth(1).press('ArrowRight');
	await expect(choices.nth(2)).toBeChecked();
	await expect(link).toHaveCount(0);
});

test('the chosen client’s layer covers the previous one while it moves in', async ({ page }) => {
	await openAtRest(page);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	// Stopped just before its end: the right half is covered, too.
	await page.evaluate(() => {
		const { animate } = Element.prototype;
		Element.prototype.animate = function (...how) {
			const animation = animate.apply(this, how);
			animation.pause();
			animation.currentTime = Number(animation.effect?.getTiming().duration) - 1;
			return animation;
		};
	});
	await tabs(page).getByRole('radio').nth(1).check();
	const animated = () =>
		layer(page)
			.last()
			.evaluate((last) => last.getAnimations().length);
	await expect.poll(animated).toBe(1);
	const seen = await page.evaluate(() => {
		const layers = [...document.querySelectorAll('[data-layer]')];
		const { left, top, width, height } = layers[0]?.getBoundingClientRect() ?? new DOMRect();
		return document
			.elementsFromPoint(left + 0.75 * width, top + 0.6 * height)
			.map((element) => layers.findIndex((layer) => layer.contains(element)));
	});
	expect(seen.find((i) => i >= 0)).toBe(1);
});

test('after coming back the chosen client is shown again', async ({ page }) => {
	await openAtRest(page);
	const second = tabs(page).getByRole('radio').nth(1);
	await second.check();
	await page.goto('/impressum');
	await page.goBack();
	const kunde = (await second.getAttribute('data-kunde')) ?? '';
	// The tab and the site are of one client, whether the browser keeps the choice or not.
	const isKept = await second.isChecked();
	await expect(cut(page).getByRole('link', { name: kunde })).toHaveCount(isKept ? 1 : 0);
});

test('if a stage fails to load, the shown client stays chosen', async ({ page, observation }) => {
	observation.expect(/503|Keine Bühne/);
	await openAtRest(page);
	await page.route('**/schnitt', (route) => route.fulfill({ status: 503 }));
	await tabs(page).getByRole('radio').nth(1).click();
	await expect(tabs(page).getByRole('radio').first()).toBeChecked();
});
