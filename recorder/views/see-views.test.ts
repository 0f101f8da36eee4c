import sharp from 'sharp';
import { expect, test } from 'vitest';
import { OwnerError } from '../../shared/owner-error.ts';
import type { Findings } from '../in-page/describe-page.ts';
import { fakePage } from '../testing/fake-page.ts';
import { explorePage, lookAt, type SeeInner, seeViews } from './see-views.ts';

const size = { width: 64, height: 40 };

/** A window that is white but for a bar at some height. */
const windowWith = (bar: number | undefined) => {
	const rect = bar === undefined ? '' : `<rect y="${bar}" width="60" height="4"/>`;
	const paint = `<svg width="64" height="40"><rect width="64" height="40" fill="#fff"/>${rect}</svg>`;
	return sharp(Buffer.from(paint)).png().toBuffer();
};

/**
 * A page of sections, each of which shows a bar where `barAt` says; a header of so many px stays, and a script may move
 * it `by` windows.
 */
function pageOf(
	barAt: (y: number) => number | undefined,
	header = 0,
	end = Number.POSITIVE_INFINITY,
	by = 1,
) {
	let at = 0;
	const notes: string[] = [];
	const way: number[] = [];
	const open = fakePage(
		{
			size,
			inPage: {
				headerOver: () => (at > 0 ? header : 0),
				titleInView: () => `Teil ${at}`,
				linesOfText: () => [],
				describePage: () => ({ heading: `bei ${at}` }),
			},
			shoot: () => windowWith(barAt(at)),
			scroll: {
				isByScript: by > 1,
				to: async (place) => {
					at = Math.min(Math.floor(Number(place) / by) * by, end);
					way.push(at);
					return at;
				},
			},
		},
		notes,
	);
	return { open, notes, way };
}

const nothing = {
	heading: '',
	pages: [],
	height: 4000,
	obstacle: undefined,
	doubt: '',
};
const found = (...ys: number[]): Findings => ({
	...nothing,
	sections: ys.map((y) => ({ y, height: y / 10 })),
});

/** The views that are chosen of a page that starts without a bar, and of its inner pages. */
async function chosen(
	page: ReturnType<typeof pageOf>,
	findings: Findings,
	seeInner: SeeInner = async () => undefined,
) {
	const start = await lookAt(pageOf(() => undefined).open);
	return seeViews(page.open, seeInner, findings, start);
}

test('a page is described from its start', async () => {
	const page = pageOf(() => 0);
	await page.open.scroll.to(700);
	expect(await explorePage(page.open)).toEqual({ heading: 'bei 0' });
});

test('a window is judged by its picture', async () => {
	const plain = await lookAt(pageOf(() => undefined).open);
	expect(plain).toMatchObject({ isNothing: true });
	expect(plain.empty).toBeCloseTo(0.9);
	const shown = await lookAt(pageOf(() => 18).open);
	expect(shown.isNothing).toBe(false);
	expect(shown.empty).toBeCloseTo(0.3);
});

test('sections that differ are views, with their titles, and the page goes back to its start', async () => {
	const page = pageOf((y) => y / 100);
	const views = await chosen(page, found(1000, 2000));
	expect(views).toMatchObject([
		{ ziel: 1000, start: 1000, title: 'Teil 1000', height: 100 },
		{ ziel: 2000, start: 2000, title: 'Teil 2000', height: 200 },
	]);
	expect(page.way).toEqual([1000, 2000, 0]);
	expect(page.notes).toEqual([]);
});

test('below a header that stays, a section begins at its lower edge; not above the page', async () => {
	const page = pageOf((y) => y / 100, 72, 1500);
	const [view, last] = await chosen(page, found(1000, 2000));
	expect(view).toMatchObject({ ziel: 928, start: 1000 });
	expect(last, 'where the page ends').toMatchObject({ ziel: 1428, start: 2000 });
	const low = pageOf(() => 10, 72);
	expect(await chosen(low, found(50))).toMatchObject([{ ziel: 0, start: 50 }]);
});

test('on a page that goes by whole windows, a section begins where the page rests', async () => {
	const page = pageOf((y) => y / 100, 0, 4000, 800);
	expect(await chosen(page, found(1000, 1900))).toMatchObject([
		{ ziel: 800, start: 800 },
		{ ziel: 1600, start: 1600 },
	]);
});

test('at most nine of many sections are seen, in even steps', async () => {
	const all = Array.from({ length: 19 }, (_, i) => (i + 1) * 100);
	const page = pageOf((y) => y / 100);
	await chosen(page, found(...all));
	expect(page.way).toEqual([100, 400, 700, 1000, 1300, 1600, 1900, 0]);
	const nine = pageOf((y) => y / 100);
	await chosen(nine, found(...all.slice(0, 9)));
	expect(nine.way).toHaveLength(10);
});

test('a page that shows nothing more, or only empty windows, is told', async () => {
	const told = [expect.stringMatching(/^Weiter unten oder daneben wurde .* nichts gefunden/)];
	const page = pageOf(() => undefined);
	expect(await chosen(page, found())).toEqual([]);
	expect(page.notes).toEqual(told);
	const blank = pageOf(() => undefined);
	expect(await chosen(blank, found(1000, 2000))).toEqual([]);
	expect(blank.notes).toEqual(told);
	const half = pageOf((y) => (y > 1500 ? 10 : undefined));
	expect(await chosen(half, found(1000, 2000))).toHaveLength(1);
	expect(half.notes).toEqual([]);
});

test('inner pages follow, each by its heading; one that is locked or cannot be shown is left out', async () => {
	const inner: Record<string, { bar: number } & Partial<Findings>> = {
		team: { bar: 30, heading: 'Unser Team' },
		login: { bar: 20, heading: 'Anmelden', obstacle: 'login' },
	};
	const seeInner: SeeInner = async (seite, act) => {
		const { bar, ...findings } = inner[seite] ?? {};
		if (bar === undefined) throw new OwnerError(`${seite} ist nicht zu finden`);
		const inPage = { describePage: () => findings, linesOfText: () => [] };
		await act(fakePage({ size, inPage, shoot: () => windowWith(bar) }));
	};
	const page = pageOf((y) => y / 100);
	const pages = [...Object.keys(inner), 'weg'];
	expect(await chosen(page, { ...found(1000), pages }, seeInner)).toMatchObject([
		{ ziel: 1000 },
		{ seite: 'team', title: 'Unser Team', height: 0 },
	]);
	const broken: SeeInner = () => Promise.reject(new TypeError('x is not a function'));
	await expect(chosen(page, { ...found(), pages: ['team'] }, broken)).rejects.toThrow('x is not');
});
