import { boxOf } from './support/box-of.ts';
import { swipe } from './support/swipe.ts';
import { expect, onPhone, test } from './support/test.ts';
import { bar, links, openAlive, picture, viewer } from './support/viewer.ts';

test.use({ reducedMotion: 'no-preference' });

test('with large text in a low window the picture and all buttons are in reach', async ({
	page,
}) => {
	await openAlive(page);
	await links(page).first().click();
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 13 } });
	for (const [width, height] of [
		[1280, 800],
		[390, 800],
		[320, 568],
		[320, 256],
	] as const) {
		await page.setViewportSize({ width, height });
		const box = await boxOf(picture(page, 1).getByRole('img'));
		expect(box.width, `${width} × ${height}`).toBeGreaterThan(120);
		expect(box.height, `${width} × ${height}`).toBeGreaterThan(80);
		for (const button of await viewer(page).getByRole('button', { disabled: false }).all())
			await button.click({ trial: true });
	}
});

onPhone('swipes move along the row of pictures; the focus follows', async ({ page }) => {
	await openAlive(page);
	await links(page).nth(1).tap();
	await expect(picture(page, 2)).toBeFocused();
	const box = await boxOf(picture(page, 2));
	expect(box.height, 'most of the phone').toBeGreaterThan(600);
	expect(box.width, 'wider than the phone').toBeGreaterThan(800);
	for (let i = 0; i < 5; i++) await swipe(page, { x: 370, y: 400 }, { x: 20, y: 400 });
	await expect(picture(page, 3).or(picture(page, 4)).and(page.locator(':focus'))).toBeAttached();
	await expect(bar(page)).toContainText(/Bild [34] von/);
});
