import { anfrageVon, fuelle, oeffneFormular, SENDEN } from './support/formular.ts';
import { seiten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

for (const { name, pfad } of seiten) {
	test(`${name}, read to its end, asks no foreign host, sets no cookie and stores nothing`, async ({
		page,
		context,
		beobachtung,
	}) => {
		const antworten: string[] = [];
		page.on('response', (antwort) => antworten.push(antwort.url()));
		await page.goto(pfad);
		await page.mouse.move(640, 400);
		for (let weiter = true; weiter; ) {
			weiter = await page.evaluate(() => {
				const vorher = scrollY;
				scrollBy({ top: innerHeight, behavior: 'instant' });
				return scrollY > vorher;
			});
			await page.waitForLoadState('networkidle');
		}
		expect(antworten.length).toBeGreaterThan(0);
		expect(beobachtung.fremde).toEqual([]);
		expect(await context.cookies()).toEqual([]);
		const speicher = await page.evaluate(async () => ({
			local: Object.keys(localStorage),
			session: Object.keys(sessionStorage),
			datenbanken: (await indexedDB.databases()).length,
			caches: (await caches.keys()).length,
			arbeiter: (await navigator.serviceWorker.getRegistrations()).length,
		}));
		expect(speicher).toEqual({ local: [], session: [], datenbanken: 0, caches: 0, arbeiter: 0 });
	});
}

test('a whole inquiry leaves nothing but the key form', async ({ page, context }) => {
	await oeffneFormular(page);
	await fuelle(page, anfrageVon('Spuren'));
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByRole('alertdialog')).toBeVisible();
	const { cookies, origins } = await context.storageState();
	expect(cookies).toEqual([]);
	expect(origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))).toEqual([
		'form',
	]);
});
