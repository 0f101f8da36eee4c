import { inhaber } from '#shared/inhaber.ts';
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
	// Among what the owner may say besides.
	await expect(page.getByRole('heading', { level: 2 })).toContainText([
		'Projekte',
		'4 Jahre Erfahrung',
		'Nachgemessen',
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

test('the profile card is read where it is seen, on phones below projects', async ({ page }) => {
	await page.goto('/');
	const card = page.getByRole('complementary', { name: 'Profil' });
	const inOrder = card.or(page.getByRole('region', { name: 'Projekte' }));
	for (const [width, first] of [
		[1280, 'ASIDE'],
		[390, 'SECTION'],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect(inOrder).toHaveCount(2);
		await expect(inOrder.first()).toHaveJSProperty('tagName', first);
		const headline = await boxOf(page.getByRole('heading', { level: 1 }));
		const isBeside = (await boxOf(card)).x > headline.right;
		expect(isBeside, 'beside the headline').toBe(width === 1280);
	}
});

const FIRST_VIEW = [
	[1440, 900],
	[1280, 800],
	[1920, 1080],
	[768, 1024],
	[390, 844],
] as const;
test('a third of the first project’s window is in sight on any screen', async ({ page }) => {
	await openSettled(page, '/');
	// The words it was drawn for, or one if it is not cut: longer ones of an owner's may need a line more.
	await page.getByRole('heading', { level: 1 }).evaluate((h1) => {
		h1.replaceChildren(h1.querySelector('[data-cut]') ? 'Front-End Entwickler' : 'Webdesign');
	});
	const slide = page.getByRole('region', { name: 'Projekte' }).getByRole('listitem').first();
	// What begins with a bar of three buttons.
	const window = slide.locator('div:has(> div > i)');
	for (const [width, height] of FIRST_VIEW) {
		await page.setViewportSize({ width, height });
		await expect.soft(window, `${width} × ${height}`).toBeInViewport({ ratio: 0.33 });
	}
});

test('a job title is cut between its words and stays clear of the card', async ({ page }) => {
	await openSettled(page, '/');
	const title = page.getByRole('heading', { level: 1 });
	const parts = title.locator('[data-cut]');
	// To a title of one word or of three the page has no styles that cut: see section-words.ts.
	test.skip((await parts.count()) === 0, 'This owner’s title is not cut.');
	for (const words of ['UX Designerin', 'Softwareentwicklerin Barrierefreiheit']) {
		for (const width of [320, 768, 1024, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			// The build's measures of a title, taken here by the browser.
			await parts.evaluateAll((both, text) => {
				const [one = 0, two = 0] = both.map((part, i) => {
					const word = text.split(' ')[i] ?? '';
					part.replaceChildren(word);
					part.setAttribute('data-cut', word);
					const range = document.createRange();
					range.selectNodeContents(part);
					const em = Number.parseFloat(getComputedStyle(part).fontSize);
					return range.getBoundingClientRect().width / em;
				});
				const measures = { line: one + two + 0.2, word: Math.max(one, two), second: one + 0.2 };
				for (const [name, value] of Object.entries(measures))
					document.documentElement.style.setProperty(`--${name}`, `${value}`);
			}, words);
			const name = `${words}, ${width} px`;
			await expect(title, name).toHaveText(words);
			const [first, second] = [await boxOf(parts.first()), await boxOf(parts.last())];
			const card = await page.getByRole('complementary', { name: 'Profil' }).boundingBox();
			const isBeside = card && card.y < (await boxOf(title)).bottom;
			expect.soft(second.right, name).toBeLessThan(isBeside ? card.x : width);
			const gap = Math.max(second.x - first.right, second.y - first.bottom);
			expect.soft(gap, name).toBeGreaterThan(-1);
			const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			expect.soft(pageWidth, name).toBeLessThanOrEqual(width);
		}
	}
});

test('the button that closes a page builds the page drawn beside it', async ({ page }) => {
	await openSettled(page, '/portfolio');
	const block = page.locator('section').filter({ hasText: 'Lass uns gemeinsam' });
	const built = block.locator('div > svg').last();
	const edge = () => built.evaluate((svg) => getComputedStyle(svg).clipPath);
	const plan = await edge();
	await block.getByRole('link', { name: 'Projekt starten' }).focus();
	await expect.poll(edge).not.toBe(plan);
});
