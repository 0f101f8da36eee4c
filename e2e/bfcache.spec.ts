import { chromiumArgs, findChromium } from './find-chromium.ts';
import { expect, test } from './support/test.ts';

const executablePath = findChromium();

// Playwright switches the back/forward cache off unless told to leave that argument out.
test.use({
	viewport: { width: 390, height: 800 },
	contextOptions: { reducedMotion: 'no-preference' },
	launchOptions: {
		args: chromiumArgs,
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
		...(executablePath && { executablePath }),
	},
});

test('a page that comes back from the back/forward cache has its menu closed', async ({ page }) => {
	await page.goto('/portfolio');
	await page.getByRole('button', { name: 'Menü öffnen' }).click();
	await page.evaluate(() => {
		addEventListener('pageshow', ({ persisted }) => {
			document.documentElement.dataset.behalten = String(persisted);
		});
		location.href = '/about';
	});
	await expect(page).toHaveURL('/about');
	await page.goBack({ waitUntil: 'commit' });
	await expect(page.locator('html')).toHaveAttribute('data-behalten', 'true');
	await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden();
	await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
});

// Every test fails when a page complains.
test('a transition that is given up on the way to a sheet is no error', async ({ page }) => {
	await page.goto('/portfolio');
	await page.evaluate(() => {
		addEventListener('pageswap', ({ viewTransition }) => {
			document.documentElement.dataset.moved = String(viewTransition !== null);
			viewTransition?.skipTransition();
		});
	});
	await page.getByRole('article').first().getByRole('link').click();
	await page.waitForURL('**/portfolio/*');
	await page.goBack({ waitUntil: 'commit' });
	await expect(page.locator('html')).toHaveAttribute('data-moved', 'true');
});
