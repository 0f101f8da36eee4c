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

for (const [heute, jahre] of [
	['2026-12-31T23:59:30+01:00', 5],
	['2027-01-01T00:00:30+01:00', 6],
	['2031-07-01T12:00:00+02:00', 10],
] as const) {
	test(`on ${heute} it counts ${jahre} years, in the heading and in the stats`, async ({
		page,
	}) => {
		await page.clock.setFixedTime(new Date(heute));
		await page.goto('/about');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${jahre} Jahre Erfahrung`);
		await expect(page.getByRole('definition').filter({ hasText: '+' })).toHaveText([
			`+${jahre}`,
			'+12',
			'+10',
		]);
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the years of the build stand in the HTML', async ({ page }) => {
		await page.goto('/about');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			/^([5-9]|\d\d) Jahre Erfahrung$/,
		);
	});
});

test('the stats strip says what its three figures count', async ({ page }) => {
	await page.goto('/about');
	for (const text of ['Jahre Erfahrung', 'Abgeschlossene Projekte', 'Aktive Kunden']) {
		await expect(page.getByRole('term').filter({ hasText: text })).toBeVisible();
	}
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
