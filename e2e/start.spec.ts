import { inhaber } from '#shared/inhaber.ts';
import { kunden, slugs } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
	await page.goto('/');
});

test('the home page has its title, headline and pitch', async ({ page }) => {
	await expect(page).toHaveTitle(`Front-End Entwickler | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front-End Entwickler');
	await expect(page.getByRole('main').getByText(inhaber.pitch, { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { level: 2 })).toHaveText([
		'Projekte',
		'4 Jahre Erfahrung',
		'Lass uns gemeinsam ihr Projekt umsetzen!',
	]);
});

test('the carousel has one slide per project, with background, picture, icon and client', async ({
	page,
}) => {
	const karussell = page.getByRole('region', { name: 'Projekte' });
	const blaetter = karussell.getByRole('listitem');
	await expect(blaetter).toHaveCount(slugs.length);

	const ziele = await blaetter
		.getByRole('link')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	expect(ziele.toSorted()).toEqual(slugs.map((slug) => `/portfolio/${slug}`).toSorted());
	for (const [i, kunde] of kunden.entries()) {
		await expect(blaetter.nth(i).getByRole('heading', { level: 3 })).toHaveText(kunde);
	}
	for (const [i, ziel] of ziele.entries()) {
		const slug = ziel?.replace('/portfolio/', '');
		const bilder = blaetter.nth(i).locator('img');
		await expect(bilder.first()).toHaveAttribute('src', new RegExp(`/${slug}/background`));
		await expect(bilder.last()).toHaveAttribute('src', new RegExp(`/${slug}/bild-1`));
		await expect(blaetter.nth(i).getByRole('heading').locator('svg')).toBeVisible();
	}
});

test('a slide leads to its project', async ({ page }) => {
	await page.getByRole('link', { name: 'Osteopathie Beasch' }).click();
	await expect(page).toHaveURL('/portfolio/osteopathiebeasch');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Osteopathie Beasch');
});

test('the links below lead to portfolio, About and the contact form', async ({ page }) => {
	const inhalt = page.getByRole('main');
	await expect(inhalt.getByRole('link', { name: 'Weitere Projekte' })).toHaveAttribute(
		'href',
		'/portfolio',
	);
	await expect(inhalt.getByRole('link', { name: 'Mehr über mich' })).toHaveAttribute(
		'href',
		'/about',
	);
	for (const knopf of await inhalt.getByRole('link', { name: 'Projekt starten' }).all()) {
		await expect(knopf).toHaveAttribute('href', '/kontakt');
	}
	await expect(inhalt.getByRole('link', { name: 'Projekt starten' }).last()).toBeVisible();
});

test('the teaser says 4 years whatever the year is', async ({ page }) => {
	await page.clock.setFixedTime(new Date('2034-06-01T12:00:00'));
	await page.reload();
	await expect(page.getByRole('heading', { name: '4 Jahre Erfahrung' })).toBeVisible();
});
