import { inhaber } from '#shared/inhaber.ts';
import { beispiele } from '../src/content/texte/beispiele.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { fragen } from '../src/facts/texts.ts';
import { noBreak } from '../src/lib/no-break.ts';
import { openSettled } from '../testing/open-settled.ts';
import { homeClients } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expectPrinted } from './support/expect-printed.ts';
import { expect, test } from './support/test.ts';

test('the privacy policy prints dark on white, with addresses, on few sheets', async ({ page }) => {
	await openSettled(page, '/datenschutz');
	await expectPrinted(page, 10);
});

test('every answer is printed, whichever is open', async ({ page }) => {
	test.skip(fragen.liste.length < 2, 'This owner answers no questions but one, which is open.');
	await openSettled(page, '/kontakt');
	await page.emulateMedia({ media: 'print' });
	const folded = page.locator('main details:not([open]) p');
	const seen = await folded.evaluateAll((all) => all.map((one) => one.checkVisibility()));
	expect(seen).toContain(true);
	expect(seen).not.toContain(false);
});

test('home prints the client’s page whole, below the headline and without tabs', async ({
	page,
}) => {
	const [client] = homeClients;
	test.skip(!client, 'No client’s page was drawn.');
	await page.setViewportSize({ width: 673, height: 1000 });
	await openSettled(page, '/');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('radiogroup', { name: beispiele.wahl })).toHaveCount(0);
	const picture = await boxOf(page.getByRole('img', { name: schnitt.bild(client?.kunde ?? '') }));
	const headline = await boxOf(page.getByRole('heading', { level: 1 }));
	expect(picture.y - headline.bottom).toBeLessThan(40);
	const pitch = await boxOf(page.getByText(noBreak(inhaber.pitch), { exact: true }));
	expect(picture.bottom).toBeLessThan(pitch.y);
});
