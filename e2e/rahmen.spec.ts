import { inhaber } from '#shared/inhaber.ts';
import { seiten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

for (const { name, pfad, noindex } of seiten) {
	test(`${name} has header, content and footer as every page`, async ({ page }) => {
		await page.goto(pfad);

		const logo = page.getByRole('banner').getByRole('link', { name: inhaber.name });
		await expect(logo).toHaveAttribute('href', '/');

		const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
		await expect(navigation.getByRole('link')).toHaveText([
			'Home',
			'Portfolio',
			'About',
			'Projekt starten',
		]);
		const ziele = await navigation
			.getByRole('link')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(ziele).toEqual(['/', '/portfolio', '/about', '/kontakt']);

		await expect(page.getByRole('main')).toHaveCount(1);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

		const fuss = page.getByRole('contentinfo');
		await expect(fuss.getByText(`Created by ${inhaber.name}`, { exact: true })).toBeVisible();
		await expect(fuss.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
			'href',
			'/impressum',
		);
		await expect(fuss.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
			'href',
			'/datenschutz',
		);

		await expect(page.locator('html')).toHaveAttribute('lang', 'de');
		await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,160}/);
		const robots = page.locator('meta[name=robots]');
		if (noindex) await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
		else await expect(robots).toHaveCount(0);
	});
}

const aktiv: [pfad: string, link: string, art: string][] = [
	['/', 'Home', 'page'],
	['/portfolio', 'Portfolio', 'page'],
	['/portfolio/druckerservice', 'Portfolio', 'true'],
	['/about', 'About', 'page'],
	['/kontakt', 'Projekt starten', 'page'],
];
for (const [pfad, link, art] of aktiv) {
	test(`on ${pfad} the link ${link} is marked as active, and looks it`, async ({ page }) => {
		await page.goto(pfad);
		const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
		const aktiver = navigation.getByRole('link', { name: link });
		await expect(aktiver).toHaveAttribute('aria-current', art);
		await expect(navigation.locator('[aria-current]')).toHaveCount(1);

		const vorher = await aktiver.screenshot({ animations: 'disabled' });
		await aktiver.evaluate((a) => a.removeAttribute('aria-current'));
		const ohne = await aktiver.screenshot({ animations: 'disabled' });
		expect(vorher.equals(ohne)).toBe(false);
	});
}

test('legal pages and dead ends mark no link of the main navigation', async ({ page }) => {
	for (const pfad of ['/impressum', '/datenschutz', '/gibt-es-nicht']) {
		await page.goto(pfad);
		const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
		await expect(navigation.locator('[aria-current]')).toHaveCount(0);
	}
});

test('the navigation leads to each page with a mouse', async ({ page }) => {
	await page.goto('/');
	const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
	for (const [link, ueberschrift] of [
		['Portfolio', 'Meine Projekte'],
		['About', /^\d+ Jahre Erfahrung$/],
		['Projekt starten', 'Projekt starten'],
		['Home', 'Front-End Entwickler'],
	] as const) {
		await navigation.getByRole('link', { name: link }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(ueberschrift);
	}
});

const karte: [pfad: string, breite: number, sichtbar: boolean][] = [
	['/', 390, true],
	['/', 1280, true],
	['/portfolio', 390, false],
	['/portfolio', 1280, true],
	['/portfolio/ergowelver', 390, false],
	['/portfolio/ergowelver', 1280, true],
	['/about', 390, false],
	['/about', 1280, true],
	['/kontakt', 390, false],
	['/kontakt', 1280, true],
	['/impressum', 1280, false],
	['/datenschutz', 1280, false],
	['/gibt-es-nicht', 1280, false],
];
test('the profile card stands where each layout has it', async ({ page }) => {
	for (const [pfad, breite, sichtbar] of karte) {
		await page.setViewportSize({ width: breite, height: 800 });
		await page.goto(pfad);
		await expect
			.soft(page.getByRole('complementary', { name: 'Profil' }), `${pfad} at ${breite} px`)
			.toBeVisible({ visible: sichtbar });
	}
});

test('the profile card says what the owner does and opens both profiles in new tabs', async ({
	page,
}) => {
	await page.goto('/');
	const karte = page.getByRole('complementary', { name: 'Profil' });
	await expect(karte).toContainText(inhaber.name);
	await expect(karte).toContainText('Webentwickler');
	await expect(karte).toContainText('Moderne Webtechnologien');
	for (const { name, url } of Object.values(inhaber.profile)) {
		const link = karte.getByRole('link', { name });
		await expect(link).toHaveAttribute('href', url);
		await expect(link).toHaveAttribute('target', '_blank');
		await expect(link).toHaveAttribute('rel', /noopener/);
	}
});
