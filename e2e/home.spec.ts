import { inhaber } from '#shared/inhaber.ts';
import { openSettled } from './support/open-settled.ts';
import { inCarousel, projektPath } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('home says what the owner does, shows every project in order, and leads on', async ({
	page,
}) => {
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
	const names = inCarousel.map(({ projekt }) => projekt.kunde);
	await expect(sheets.getByRole('heading', { level: 3 })).toHaveText(names);
	const links = sheets.getByRole('link');
	const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	expect(targets).toEqual(inCarousel.map(projektPath));
	await links.nth(1).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
});

test('the profile card is read where it is seen: after the hero, on phones after the projects', async ({
	page,
}) => {
	await page.goto('/');
	const profil = page.getByRole('complementary', { name: 'Profil' });
	const indexes = profil.or(page.getByRole('region', { name: 'Projekte' }));
	for (const [width, order] of [
		[1280, ['ASIDE', 'SECTION']],
		[390, ['SECTION', 'ASIDE']],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const seen = await indexes.evaluateAll((all) => all.map(({ tagName }) => tagName));
		expect(seen).toEqual(order);
		const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
		const card = await profil.boundingBox();
		const isBeside = (card?.x ?? 0) > (headline?.x ?? 0) + (headline?.width ?? 0);
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
test('a third of the first project’s window is in sight on load, whatever the screen', async ({
	page,
}) => {
	await openSettled(page, '/');
	// The words it was drawn for, or one if it is not cut: longer ones of an owner's may need a line more.
	await page.getByRole('heading', { level: 1 }).evaluate((h1) => {
		h1.replaceChildren(h1.querySelector('[data-cut]') ? 'Front-End Entwickler' : 'Webdesign');
	});
	const picture = page.getByRole('region', { name: 'Projekte' }).locator('li img').first();
	for (const [width, height] of FIRST_VIEW) {
		await page.setViewportSize({ width, height });
		await expect(picture).toBeVisible();
		const visible = await picture.evaluate((img) => {
			// The window: what begins with a bar of three buttons.
			const window = img.closest('div:has(> div > i)');
			const { top, bottom } = window?.getBoundingClientRect() ?? new DOMRect();
			return (Math.min(bottom, innerHeight) - top) / (bottom - top);
		});
		expect.soft(visible, `${width} × ${height}`).toBeGreaterThanOrEqual(0.33);
	}
});

test('a job title of two words of any length is cut between them and stays clear of the card', async ({
	page,
}) => {
	await openSettled(page, '/');
	const title = page.getByRole('heading', { level: 1 });
	// To a title of one word or of three the page has no styles that cut: see section-words.ts.
	test.skip((await title.locator('[data-cut]').count()) === 0, 'This owner’s title is not cut.');
	for (const words of ['UX Designerin', 'Softwareentwicklerin Barrierefreiheit']) {
		for (const width of [320, 768, 1024, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			// The build's measures of a title, taken here by the browser.
			await title.evaluate((h1, [drawn = '', built = '']) => {
				const [first, second] = h1.querySelectorAll<HTMLElement>('[data-cut]');
				if (!first || !second) throw new Error('The headline is not cut.');
				first.textContent = first.dataset.cut = drawn;
				second.textContent = second.dataset.cut = built;
				const em = Number.parseFloat(getComputedStyle(h1).fontSize);
				const [one = 0, two = 0] = [first, second].map((word) => {
					const range = document.createRange();
					range.selectNodeContents(word);
					return range.getBoundingClientRect().width / em;
				});
				const measures = { line: one + two + 0.2, word: Math.max(one, two), second: one + 0.2 };
				for (const [name, value] of Object.entries(measures)) {
					document.documentElement.style.setProperty(`--${name}`, `${value}`);
				}
			}, words.split(' '));
			const name = `${words}, ${width} px`;
			await expect(title, name).toHaveText(words);
			const found = await title.evaluate((h1) => {
				const box = (from?: Element | null) => from?.getBoundingClientRect() ?? new DOMRect();
				const [first, second] = h1.querySelectorAll('[data-cut]');
				const beside = box(document.querySelector('aside'));
				const isBeside = beside.width > 0 && beside.top < box(h1).bottom;
				const bounds = isBeside ? beside.left : innerWidth;
				return {
					air: bounds - box(second).right,
					gap: Math.max(box(second).left - box(first).right, box(second).top - box(first).bottom),
					scrolls: document.documentElement.scrollWidth > innerWidth,
				};
			});
			expect.soft(found.air, name).toBeGreaterThan(0);
			expect.soft(found.gap, name).toBeGreaterThan(-1);
			expect.soft(found.scrolls, name).toBe(false);
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
