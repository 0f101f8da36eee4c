import { inhaber } from '#shared/inhaber.ts';
import { expect, test } from './support/test.ts';

const oxygen = ['Figma', 'WordPress', 'Oxygen'];
const elementor = ['Figma', 'WordPress', 'Elementor'];
const alles = ['Konzept', 'Design', 'Entwicklung'];

/** The six projects as the specification and its reading list them. */
const projekte = [
	{
		slug: 'architekturmuster',
		fakten: ['Architektur Muster', 'Architektur', 'Neuerstellung', 'Deutschland'],
		tools: oxygen,
		service: alles,
	},
	{
		slug: 'osteopathiebeasch',
		fakten: ['Osteopathie Beasch', 'Gesundheitswesen', 'Relaunch', 'Deutschland'],
		tools: oxygen,
		service: alles,
	},
	{
		slug: 'druckerservice',
		fakten: ['Druckerservice', 'Dienstleistung', 'Relaunch', 'Deutschland'],
		tools: oxygen,
		service: alles,
	},
	{
		slug: 'ergowelver',
		fakten: ['Ergo Welver', 'Gesundheitswesen', 'Relaunch', 'Deutschland'],
		tools: oxygen,
		service: alles,
	},
	{
		slug: 'kanzleischmitz',
		fakten: ['Kanzlei Schmitz', 'Recht', 'Neuerstellung', 'Deutschland'],
		tools: elementor,
		service: alles,
	},
	{
		slug: 'gesundheitspartnerbergkamen',
		fakten: ['Gesundheitspartner Bergkamen', 'Gesundheit', 'Neuerstellung', 'Deutschland'],
		tools: elementor,
		service: ['Design', 'Entwicklung'],
	},
];

for (const { slug, fakten, tools, service } of projekte) {
	const [kunde = ''] = fakten;

	test(`the sheet of ${kunde} states facts, tools, services and shows pictures`, async ({
		page,
	}) => {
		await page.goto(`/portfolio/${slug}`);
		const inhalt = page.getByRole('main');
		await expect(page).toHaveTitle(`${kunde} | ${inhaber.name}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(kunde);
		await expect(inhalt.getByRole('heading', { level: 2 })).toHaveText([
			'Projektdetails',
			'Tech Stack',
			'Service',
			'Einblicke in das Projekt',
			'Lass uns gemeinsam ihr Projekt umsetzen!',
		]);

		const tabelle = inhalt.locator('dl').filter({ hasText: 'Branche' });
		await expect(tabelle.getByRole('term')).toHaveText(['Kunde', 'Branche', 'Ziel', 'Standort']);
		await expect(tabelle.getByRole('definition')).toHaveText(fakten);

		const abschnitt = (name: string) =>
			inhalt.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
		const werkzeuge = abschnitt('Tech Stack').last().getByRole('listitem');
		await expect(werkzeuge).toHaveText(tools);
		for (const werkzeug of await werkzeuge.all()) {
			await expect(werkzeug.locator('svg')).toBeVisible();
		}
		await expect(abschnitt('Service').last().getByRole('listitem')).toHaveText(service);
		expect(await abschnitt('Projektdetails').locator('p').count()).toBeGreaterThanOrEqual(3);

		const galerie = abschnitt('Einblicke in das Projekt');
		const knoepfe = galerie.getByRole('link', { name: 'vergrößern' });
		// Counting does not wait for them, and they wait for the fonts.
		await expect(knoepfe.first()).toBeVisible();
		const bilder = await knoepfe.count();
		expect(bilder).toBeGreaterThanOrEqual(4);
		expect(bilder).toBeLessThanOrEqual(5);
		await expect(galerie.locator('img').first()).toHaveAttribute('src', /background/);
	});

	test(`the sheet of ${kunde} leads back, and out to the client in a new tab`, async ({ page }) => {
		await page.goto(`/portfolio/${slug}`);
		const brotkrumen = page.getByRole('navigation', { name: 'Brotkrumen' });
		await expect(brotkrumen.getByRole('listitem')).toHaveText(['', 'Portfolio', kunde]);
		const startseite = brotkrumen.getByRole('link', { name: 'Startseite' });
		await expect(startseite).toHaveAttribute('href', '/');
		await expect(startseite.locator('svg')).toBeVisible();
		await expect(brotkrumen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute(
			'href',
			'/portfolio',
		);

		const ansehen = page.getByRole('link', { name: 'Website anschauen' });
		await expect(ansehen).toHaveAttribute('href', `https://www.${slug}.example`);
		await expect(ansehen).toHaveAttribute('target', '_blank');
		await expect(ansehen).toHaveAttribute('rel', /noopener/);
		await expect(ansehen).toHaveAccessibleName(/öffnet in neuem Tab/);
	});
}

test('the care-allowance calculator is told of on the sheet of Gesundheitspartner Bergkamen', async ({
	page,
}) => {
	await page.goto('/portfolio/gesundheitspartnerbergkamen');
	await expect(page.getByRole('main')).toContainText(/Pflegegeld-?\u00ad?[Rr]echner/);
});
