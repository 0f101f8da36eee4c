import { recht } from '../src/content/texte/recht.ts';
import { expect, test } from './support/test.ts';

test('the contents of the privacy policy lead to each topic', async ({ page }) => {
	await page.goto('/datenschutz');
	const contents = page.getByRole('navigation', { name: recht.inhalt });
	const topic = contents.getByRole('link', { name: /Speicherdauer/ }).first();
	await topic.click();
	await expect(page.getByRole('heading', { level: 3, name: 'Speicherdauer' })).toBeInViewport();
	await page.getByText(recht.standVom).scrollIntoViewIfNeeded();
	await expect(topic, 'the contents stay in sight to the end').toBeInViewport();

	await page.setViewportSize({ width: 390, height: 800 });
	await expect(topic, 'folded away on a phone').toBeHidden();
	await contents.getByText(recht.inhalt, { exact: true }).click();
	await expect(topic).toBeVisible();
});
