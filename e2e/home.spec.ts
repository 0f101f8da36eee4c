import { inhaber } from '#shared/inhaber.ts';
import { nachgemessen } from '../src/content/texte/nachgemessen.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { start } from '../src/content/texte/start.ts';
import { openSettled } from '../testing/open-settled.ts';
import { inCarousel, projektPath } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test } from './support/test.ts';

test('home says what the owner does, shows every project and leads on', async ({ page }) => {
	await page.goto('/');
	const content = page.getByRole('main');
	await expect(page).toHaveTitle(`${inhaber.berufsbezeichnung} | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(inhaber.berufsbezeichnung);
	await expect(content.getByText(inhaber.pitch, { exact: true })).toBeVisible();
	// Optional sections of the owner may stand between these.
	await expect(page.getByRole('heading', { level: 2 })).toContainText([
		'Projekte',
		'4 Jahre Erfahrung',
		nachgemessen.titel,
		'Lass uns gemeinsam ihr Projekt umsetzen!',
	]);
	for (const [name, target] of [
		['Weitere Projekte', '/portfolio'],
		['Mehr über mich', '/about'],
		['Projekt starten', '/kontakt'],
	] as const) {
		await expect(content.getByRole('link', { name }).last()).toHaveAttribute('href', target);
	}

	const sheets = page.getByRole('region', { name: 'Projekte' }).getByRole('listitem');
	await expect(sheets).toHaveCount(inCarousel.length);
	for (const [i, projekt] of inCarousel.entries()) {
		const name = projekt.projekt.kunde;
		await expect(sheets.nth(i).getByRole('heading', { level: 3, name })).toBeAttached();
		await expect(sheets.nth(i).getByRole('link')).toHaveAttribute('href', projektPath(projekt));
	}
});

test('the profile card says what the owner does, on phones after the projects', async ({
	page,
}) => {
	await page.goto('/');
	const card = page.getByRole('complementary', { name: rahmen.profilkarte.name });
	for (const fact of [inhaber.name, inhaber.rolle, inhaber.fokus])
		await expect(card).toContainText(fact);
	for (const { name, url } of inhaber.profile) {
		const link = card.getByRole('link', { name });
		await expect(link).toHaveAttribute('href', url);
		await expect(link, 'in a new tab').toHaveAttribute('target', '_blank');
		await expect(link).toHaveAttribute('rel', /noopener/);
	}
	const inOrder = card.or(page.getByRole('region', { name: 'Projekte' }));
	for (const [width, first] of [
		[1280, 'ASIDE'],
		[390, 'SECTION'],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect(inOrder).toHaveCount(2);
		await expect(inOrder.first()).toHaveJSProperty('tagName', first);
		const pitch = await boxOf(page.getByText(inhaber.pitch, { exact: true }).last());
		const isBeside = (await boxOf(card)).x > pitch.right;
		expect(isBeside, 'beside the pitch').toBe(width === 1280);
	}
});

const SCREENS = [
	[1440, 900],
	[1280, 720],
	[1920, 1080],
	[1024, 768],
	[768, 1024],
	[390, 844],
] as const;
test('headline, site, pitch, links and card are in view on any screen', async ({ page }) => {
	await openSettled(page, '/');
	const content = page.getByRole('main');
	const parts = [
		page.getByRole('heading', { level: 1 }),
		page.getByRole('radiogroup', { name: start.beispiele }),
		content.getByText(inhaber.pitch, { exact: true }),
		content.getByRole('link', { name: start.wege.kontakt, exact: true }).first(),
		content.getByRole('link', { name: start.wege.projekte }),
	];
	for (const [width, height] of SCREENS) {
		await page.setViewportSize({ width, height });
		const card = page.getByRole('complementary', { name: rahmen.profilkarte.name }).first();
		for (const part of width < 768 ? parts : [...parts, card])
			expect.soft((await boxOf(part)).bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
	}
});

test('focus on the closing button completes the drawing beside it', async ({ page }) => {
	await openSettled(page, '/portfolio');
	const block = page.locator('section').filter({ hasText: 'Lass uns gemeinsam' });
	const built = block.locator('div > svg').last();
	const edge = () => built.evaluate((svg) => getComputedStyle(svg).clipPath);
	await expect.poll(edge).toContain('24.9%');
	await block.getByRole('link', { name: 'Projekt starten' }).focus();
	await expect.poll(edge).toContain('8.3%');
	await expect(block.locator('div > svg').nth(1), 'no dimensions').toHaveCSS('opacity', '0');
});
