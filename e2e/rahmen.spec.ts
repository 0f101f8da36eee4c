import { inhaber } from '#shared/inhaber.ts';
import { beispiel, projektPfad, seitenarten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

/** Which link of the navigation is marked where; legal pages and dead ends mark none. */
const aktiv: Record<string, [link: string, art: string]> = {
	'/': ['Home', 'page'],
	'/portfolio': ['Portfolio', 'page'],
	[projektPfad(beispiel)]: ['Portfolio', 'true'],
	'/about': ['About', 'page'],
	'/kontakt': ['Projekt starten', 'page'],
};

for (const { name, pfad, noindex } of seitenarten) {
	test(`${name} has header, content and footer as every page, and its link is marked`, async ({
		page,
	}) => {
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

		const markiert = navigation.locator('[aria-current]');
		const [link, art] = aktiv[pfad] ?? [];
		if (pfad !== '/portfolio/gibt-es-nicht') {
			await expect(markiert).toHaveText(link ? [link] : []);
		}
		if (link && art) {
			await expect(markiert).toHaveAttribute('aria-current', art);
			const vorher = await markiert.screenshot({ animations: 'disabled' });
			const element = await markiert.elementHandle();
			await element?.evaluate((a) => a.removeAttribute('aria-current'));
			const ohne = await element?.screenshot({ animations: 'disabled' });
			expect(ohne && vorher.equals(ohne), 'looks like any other').toBe(false);
		}

		await expect(page.getByRole('main')).toHaveCount(1);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

		const fuss = page.getByRole('contentinfo');
		await expect(fuss).toContainText(`Created by ${inhaber.name}`);
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

test('the navigation leads to each page with a mouse', async ({ page }) => {
	await page.goto('/');
	const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
	for (const [link, ueberschrift] of [
		['Portfolio', 'Meine Projekte'],
		['About', /^\d+ Jahre Erfahrung$/],
		['Projekt starten', 'Projekt starten'],
		['Home', inhaber.berufsbezeichnung],
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
	[projektPfad(beispiel), 390, false],
	[projektPfad(beispiel), 1280, true],
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
	await expect(karte).toContainText(inhaber.rolle);
	await expect(karte).toContainText(inhaber.fokus);
	for (const { name, url } of Object.values(inhaber.profile)) {
		const link = karte.getByRole('link', { name });
		await expect(link).toHaveAttribute('href', url);
		await expect(link).toHaveAttribute('target', '_blank');
		await expect(link).toHaveAttribute('rel', /noopener/);
	}
});
