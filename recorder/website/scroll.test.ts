import { expect, test } from 'vitest';
import { fakeWorld } from '../testing/fake-page.ts';
import { findScroll, type Scroll } from './scroll.ts';

/** A page of 4000 px that its script moves: what a turn of the wheel, or a key, does to it, and how it moves in a ms. */
type Script = {
	wheel?: (deltaY: number, page: Moved) => void;
	key?: (name: string, page: Moved) => void;
	moves?: (page: Moved) => void;
};
type Moved = { at: number; to: number; now: number; lateUntil: number; heard: number };

const end = 3200;
const glide = (page: Moved) => {
	page.at += (page.to - page.at) * 0.01;
	if (Math.abs(page.to - page.at) < 0.5) page.at = page.to;
};
const goTo = (page: Moved, y: number) => {
	page.to = Math.max(0, Math.min(end, y));
};
/** Goes by a window, and hears nothing for 700 ms. */
const byWindow = (page: Moved, way: number) => {
	if (page.now < page.lateUntil || way === 0) return;
	page.lateUntil = page.now + 700;
	goTo(page, page.to + 800 * Math.sign(way));
};

/** How such a page is scrolled; `frame` lets it go on by a frame of a film. */
async function open({
	wheel,
	key,
	moves = glide,
}: Script): Promise<{ scroll: Scroll; frame: () => void; page: Moved }> {
	const page: Moved = { at: 0, to: 0, now: 0, lateUntil: 0, heard: 0 };
	const pass = (ms: number) => {
		for (let i = 0; i < ms; i++) {
			page.now += 1;
			moves(page);
		}
	};
	const scroll = await findScroll({
		turnWheel: async (px) => wheel?.(px, page),
		press: async (name) => key?.(name, page),
		runFor: async (ms) => pass(ms),
		inPage: fakeWorld({
			canScroll: () => false,
			scrollPosition: () => Math.round(page.at),
			positionOf: (place: unknown) => (typeof place === 'number' ? place : undefined),
		}),
	});
	return { scroll, frame: () => pass(33), page };
}

const pages: Record<string, Script> = {
	'that counts the px of a turn': { wheel: (px, page) => goTo(page, page.to + px * 0.4) },
	'that counts the notches of a wheel': {
		wheel: (px, page) => goTo(page, page.to + 50 * Math.sign(px)),
	},
	'that goes by windows': { wheel: (px, page) => byWindow(page, px) },
	'that listens to keys alone': {
		key: (name, page) => byWindow(page, { PageDown: 1, PageUp: -1 }[name] ?? 0),
	},
	'that waits for more than a notch': {
		wheel: (px, page) => {
			page.heard += px;
			if (Math.abs(page.heard) < 300) return;
			page.heard = 0;
			goTo(page, page.to + 800 * Math.sign(px));
		},
	},
};

for (const [what, script] of Object.entries(pages)) {
	test(`a page ${what} comes to its places, down and up`, async () => {
		const { scroll } = await open(script);
		expect(scroll.isByScript).toBe(true);
		for (const place of [800, 3200, 1600, 0]) expect(await scroll.to(place)).toBe(place);
		expect(await scroll.to('#nirgends')).toBeUndefined();
	});

	test(`the film of a page ${what} goes there with it`, async () => {
		const { scroll, frame, page } = await open(script);
		let before = 0;
		for (const place of [800, 2400, 0]) {
			for (let i = 1; i <= 150; i++) {
				await scroll.follow(before + (place - before) * Math.min(1, i / 45));
				frame();
			}
			expect(page.at).toBe(place);
			before = place;
		}
	});
}

test('a page is moved on evenly in a film, not at once', async () => {
	const { scroll, frame, page } = await open({
		wheel: (px, to) => goTo(to, to.to + px * 0.4),
		moves: (to) => {
			to.at = to.to;
		},
	});
	for (let i = 1; i <= 20; i++) {
		await scroll.follow(i * 40);
		frame();
		expect(page.at).toBe(i * 40);
	}
});

test('a film goes by no more windows than it has to', async () => {
	const { scroll, frame, page } = await open({ wheel: (px, to) => byWindow(to, px) });
	for (let i = 1; i <= 90; i++) {
		await scroll.follow(800 * Math.min(1, i / 45));
		frame();
		expect(page.to).toBeLessThanOrEqual(800);
	}
	expect(page.at).toBe(800);
});

test('a place between two windows is left at the nearer one', async () => {
	const { scroll } = await open({ wheel: (px, page) => byWindow(page, px) });
	expect(await scroll.to(1000)).toBe(800);
	const notches = await open(pages['that counts the notches of a wheel'] ?? {});
	expect(await notches.scroll.to(810)).toBe(800);
});

test('a place as far from both windows is gone to once, and back', async () => {
	let turns = 0;
	const { scroll } = await open({
		wheel(px, page) {
			turns += 1;
			byWindow(page, px);
		},
	});
	turns = 0;
	expect(await scroll.to(400)).toBe(0);
	expect(turns).toBe(2);
});

test('what a click has moved stays where it is, and goes on from there', async () => {
	const { scroll, frame, page } = await open({ wheel: (px, to) => goTo(to, to.to + px * 0.4) });
	goTo(page, 1600);
	for (let i = 0; i < 60; i++) {
		await scroll.follow(undefined);
		frame();
	}
	expect(page.at).toBe(1600);
	for (let i = 0; i < 60; i++) {
		await scroll.follow(1640);
		frame();
	}
	expect(page.at).toBe(1640);
});

test('a page that only trembles is not scrolled by its script', async () => {
	const { scroll } = await open({
		wheel: (px, page) => {
			page.to = px > 0 ? 39 : 0;
		},
	});
	expect(scroll.isByScript).toBe(false);
});
