import { inhaber } from '#shared/inhaber.ts';
import { expect, test } from './support/test.ts';

test('About tells the career in three paragraphs, with title and description', async ({ page }) => {
	await page.goto('/about');
	await expect(page).toHaveTitle(`About | ${inhaber.name}`);
	await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Bauzeichner/);
	for (const station of [
		/Gelernt habe ich Bauzeichner.*Bauingenieurwesen studiert/,
		/Website.*WordPress.*HTML, CSS und JavaScript/,
		/Zurzeit lerne ich React\.js/,
	]) {
		await expect(page.getByRole('paragraph').filter({ hasText: station })).toBeVisible();
	}
});

test('it counts the years from the first one to the visitor’s today, in heading and stats', async ({
	page,
}) => {
	for (const heute of [
		'2026-12-31T23:59:30+01:00',
		'2027-01-01T00:00:30+01:00',
		'2031-07-01T12:00:00+02:00',
	]) {
		await page.clock.setFixedTime(new Date(heute));
		await page.goto('/about');
		const jahre = Number(heute.slice(0, 4)) - inhaber.startJahr;
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${jahre} Jahre Erfahrung`);
		await expect(page.getByRole('definition').filter({ hasText: '+' })).toHaveText([
			`+${jahre}`,
			`+${inhaber.abgeschlosseneProjekte}`,
			`+${inhaber.aktiveKunden}`,
		]);
	}
	for (const text of ['Jahre Erfahrung', 'Abgeschlossene Projekte', 'Aktive Kunden']) {
		await expect(page.getByRole('term').filter({ hasText: text })).toBeVisible();
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the years of the build stand in the HTML', async ({ page }) => {
		await page.goto('/about');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Jahre Erfahrung$/);
	});
});

const werkzeuge = {
	'Frontend-Entwicklung': [
		['HTML5', 'Struktur'],
		['CSS3', 'Design'],
		['JavaScript', 'Funktionalität'],
		['React', 'Webanwendungen'],
	],
	'CMS & Webdesign': [
		['WordPress', 'CMS'],
		['Elementor', 'Page Builder'],
		['Oxygen', 'Page Builder'],
	],
	Design: [['Figma', 'Design-Tool']],
	'Weitere Skills': [['Git', 'Versionskontrolle']],
};

test('the tools stand in four groups, each with icon, name and purpose', async ({ page }) => {
	await page.goto('/about');
	const abschnitt = page
		.getByRole('main')
		.locator('section')
		.filter({ has: page.getByRole('heading', { level: 2, name: 'Meine Werkzeuge' }) });
	await expect(abschnitt.getByRole('heading', { level: 3 })).toHaveText(Object.keys(werkzeuge));
	for (const [bereich, eintraege] of Object.entries(werkzeuge)) {
		const gruppe = abschnitt
			.locator('section')
			.filter({ has: page.getByRole('heading', { name: bereich, exact: true }) });
		await expect(gruppe.getByRole('listitem')).toHaveText(
			eintraege.map(([name, zweck]) => RegExp(`^${name}\\s*${zweck}$`)),
		);
		for (const eintrag of await gruppe.getByRole('listitem').all()) {
			await expect(eintrag.locator('svg')).toBeVisible();
		}
	}
});
