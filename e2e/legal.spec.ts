import { inhaber } from '#shared/inhaber.ts';
import { recht } from '../src/content/texte/recht.ts';
import { expect, test } from './support/test.ts';

test('the legal notice names the operator and declines dispute resolution', async ({ page }) => {
	await page.goto('/impressum');
	await expect(page).toHaveTitle(`Impressum | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
	const inhalt = page.getByRole('main');
	const { strasse, plz, ort } = inhaber.anschrift;
	for (const text of [inhaber.name, strasse, `${plz} ${ort}`, inhaber.ustId, 'nicht bereit']) {
		await expect(inhalt).toContainText(text);
	}
	await expect(inhalt.getByRole('link', { name: inhaber.telefon })).toHaveAttribute(
		'href',
		/^tel:/,
	);
	await expect(inhalt.getByRole('link', { name: inhaber.email })).toHaveAttribute(
		'href',
		`mailto:${inhaber.email}`,
	);
	await expect(inhalt).toContainText('Verbraucherschlichtungsstelle');
	await expect(inhalt.getByRole('link', { name: /ec\.europa\.eu/ })).toHaveCount(0);
});

test('the privacy policy has the five parts with their topics, in order', async ({ page }) => {
	await page.goto('/datenschutz');
	await expect(page).toHaveTitle(`Datenschutz | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Datenschutz\u00ad?erklärung/);
	const artikel = page.getByRole('main');
	await expect(artikel.getByRole('heading', { level: 2 }).filter({ hasText: /^\d/ })).toHaveText([
		/1\. Überblick/,
		/2\. Hosting/,
		/3\. Allgemeine Hinweise/,
		/4\. Datenerfassung/,
		/5\. Plugins/,
	]);
});

test('legal pages carry the date of their text, not of the build', async ({ page }) => {
	for (const seite of ['impressum', 'datenschutz'] as const) {
		await page.goto(`/${seite}`);
		const { stand } = recht[seite];
		await expect(page.getByRole('main')).toContainText(`${recht.stand} ${stand}`);
		await expect(
			page
				.getByRole('contentinfo')
				.getByRole('definition', { includeHidden: true })
				.filter({ hasText: stand }),
		).toHaveCount(1);
	}
});

test('beside the text the contents are open, also where styles cannot say so', async ({ page }) => {
	await page.addInitScript(() => {
		const kann = CSS.supports.bind(CSS);
		CSS.supports = (regel: string) => !/::details-content/.test(regel) && kann(regel);
	});
	const inhalt = page.locator('nav details');
	for (const [width, offen] of [
		[1280, true],
		[768, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/datenschutz');
		await expect(inhalt).toHaveJSProperty('open', offen);
	}
});

test('the table of contents leads to each part and says where the reader is', async ({ page }) => {
	await page.goto('/datenschutz');
	const verzeichnis = page.getByRole('navigation', { name: recht.inhalt });
	const thema = verzeichnis.getByRole('link', { name: /Kontaktformular/ }).first();
	await expect(thema, 'of a section that is folded').toBeHidden();
	await verzeichnis.getByRole('link', { name: /Datenerfassung/ }).click();
	await thema.click();
	await expect(page).toHaveURL(/#/);
	await expect(page.getByRole('heading', { level: 3, name: 'Kontaktformular' })).toBeInViewport();
	await expect(verzeichnis.locator('[aria-current]')).toHaveText(/Kontaktformular/);

	const lage = () =>
		verzeichnis.evaluate((nav) => {
			const orte = [...nav.querySelectorAll('a')].filter((a) => a.checkVisibility());
			const kaesten = orte.map((a) => a.getBoundingClientRect());
			const oben = nav.getBoundingClientRect().top - nav.scrollTop;
			return {
				uebereinander: kaesten.some(({ top }, i) => top < (kaesten[i - 1]?.bottom ?? top) - 1),
				leer:
					nav.scrollHeight > Math.max(nav.clientHeight, (kaesten.at(-1)?.bottom ?? 0) - oben + 40),
			};
		});
	expect(await lage()).toEqual({ uebereinander: false, leer: false });
	await page.setViewportSize({ width: 1280, height: 500 });
	await verzeichnis.evaluate((nav) => {
		nav.style.letterSpacing = '0.3em';
	});
	await expect.poll(lage, 'text spacing set later').toEqual({ uebereinander: false, leer: false });

	await page.setViewportSize({ width: 390, height: 800 });
	await expect(thema, 'on a phone').toBeHidden();
	await verzeichnis.getByText(recht.inhalt, { exact: true }).filter({ visible: true }).click();
	await expect(thema).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the table of contents shows every part, and marks none', async ({ page }) => {
		await page.goto('/datenschutz');
		const verzeichnis = page.getByRole('navigation', { name: recht.inhalt });
		for (const link of await verzeichnis.getByRole('link').all()) await expect(link).toBeVisible();
		await expect(verzeichnis.locator('[aria-current]')).toHaveCount(0);
	});
});
