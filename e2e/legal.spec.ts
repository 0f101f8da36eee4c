import { inhaber } from '#shared/inhaber.ts';
import { recht } from '../src/content/texte/recht.ts';
import { expect, test } from './support/test.ts';

test('the legal notice names the operator and declines dispute resolution', async ({ page }) => {
	await page.goto('/impressum');
	await expect(page).toHaveTitle(`Impressum | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
	const content = page.getByRole('main');
	const { strasse, plz, ort } = inhaber.anschrift;
	for (const text of [inhaber.name, strasse, `${plz} ${ort}`, inhaber.ustId, 'nicht bereit']) {
		await expect(content).toContainText(text);
	}
	await expect(content.getByRole('link', { name: inhaber.telefon })).toHaveAttribute(
		'href',
		/^tel:/,
	);
	await expect(content.getByRole('link', { name: inhaber.email })).toHaveAttribute(
		'href',
		`mailto:${inhaber.email}`,
	);
	await expect(content).toContainText('Verbraucherschlichtungsstelle');
	await expect(content.getByRole('link', { name: /ec\.europa\.eu/ })).toHaveCount(0);
});

test('the privacy policy has the five parts with their topics, in order', async ({ page }) => {
	await page.goto('/datenschutz');
	await expect(page).toHaveTitle(`Datenschutz | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Datenschutz\u00ad?erklärung/);
	const article = page.getByRole('main');
	await expect(article.getByRole('heading', { level: 2 }).filter({ hasText: /^\d/ })).toHaveText([
		/1\. Überblick/,
		/2\. Hosting/,
		/3\. Allgemeine Hinweise/,
		/4\. Datenerfassung/,
		/5\. Plugins/,
	]);
});

test('legal pages carry the date of their text, not of the build', async ({ page }) => {
	for (const legalPage of ['impressum', 'datenschutz'] as const) {
		await page.goto(`/${legalPage}`);
		const { stand: state } = recht[legalPage];
		await expect(page.getByRole('main')).toContainText(`${recht.stand} ${state}`);
		await expect(
			page
				.getByRole('contentinfo')
				.getByRole('definition', { includeHidden: true })
				.filter({ hasText: state }),
		).toHaveCount(1);
	}
});

test('beside the text the contents are open, also where styles cannot say so', async ({ page }) => {
	await page.addInitScript(() => {
		const can = CSS.supports.bind(CSS);
		CSS.supports = (rule: string) => !/::details-content/.test(rule) && can(rule);
	});
	const content = page.locator('nav details');
	for (const [width, open] of [
		[1280, true],
		[768, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/datenschutz');
		await expect(content).toHaveJSProperty('open', open);
	}
});

test('the table of contents leads to each part and says where the reader is', async ({ page }) => {
	await page.goto('/datenschutz');
	const directory = page.getByRole('navigation', { name: recht.inhalt });
	const topic = directory.getByRole('link', { name: /Kontaktformular/ }).first();
	await expect(topic, 'of a section that is folded').toBeHidden();
	await directory.getByRole('link', { name: /Datenerfassung/ }).click();
	await topic.click();
	await expect(page).toHaveURL(/#/);
	await expect(page.getByRole('heading', { level: 3, name: 'Kontaktformular' })).toBeInViewport();
	await expect(directory.locator('[aria-current]')).toHaveText(/Kontaktformular/);

	const position = () =>
		directory.evaluate((nav) => {
			const places = [...nav.querySelectorAll('a')].filter((a) => a.checkVisibility());
			const boxes = places.map((a) => a.getBoundingClientRect());
			const top = nav.getBoundingClientRect().top - nav.scrollTop;
			return {
				uebereinander: boxes.some(({ top }, i) => top < (boxes[i - 1]?.bottom ?? top) - 1),
				empty:
					nav.scrollHeight > Math.max(nav.clientHeight, (boxes.at(-1)?.bottom ?? 0) - top + 40),
			};
		});
	expect(await position()).toEqual({ uebereinander: false, empty: false });
	await page.setViewportSize({ width: 1280, height: 500 });
	await directory.evaluate((nav) => {
		nav.style.letterSpacing = '0.3em';
	});
	await expect
		.poll(position, 'text spacing set later')
		.toEqual({ uebereinander: false, empty: false });

	await page.setViewportSize({ width: 390, height: 800 });
	await expect(topic, 'on a phone').toBeHidden();
	await directory.getByText(recht.inhalt, { exact: true }).filter({ visible: true }).click();
	await expect(topic).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the table of contents shows every part, and marks none', async ({ page }) => {
		await page.goto('/datenschutz');
		const directory = page.getByRole('navigation', { name: recht.inhalt });
		for (const link of await directory.getByRole('link').all()) await expect(link).toBeVisible();
		await expect(directory.locator('[aria-current]')).toHaveCount(0);
	});
});
