import type { CDPSession, Page } from 'playwright-core';
import { SCROLL } from '../thresholds.ts';
import { longestCall, within } from './in-time.ts';
import type { PageWorld } from './page-world.ts';

/** How an open page is scrolled. */
export type Scroll = {
	/** The page's own script does it: the browser's own scrolling would not reach it. */
	isByScript: boolean;
	/**
	 * Scrolls to a place ('oben': the start, a number: px) and returns how far the page is then scrolled;
	 * undefined where it is not to be seen.
	 */
	to: (place: string | number) => Promise<number | undefined>;
	/** Scrolls on by so many px, without waiting for it. */
	by: (px: number) => Promise<unknown>;
};

/** A page at rest: how it is worked in, and how it is scrolled. */
export type Rested = PageWorld & { scroll: Scroll };

type Visitor = { page: Page; cdp: Pick<CDPSession, 'send'>; world: PageWorld };

/**
 * Finds out how a visitor scrolls a page: where the browser cannot, by the wheel or by keys that the page's own
 * script listens to; else what keeps it from scrolling was left behind, and is taken away.
 */
export async function findScroll(visitor: Visitor): Promise<Scroll> {
	const { inPage } = visitor.world;
	const ofBrowser: Scroll = {
		isByScript: false,
		to: (place) => inPage('scrollToTarget', place),
		by: async (px) => inPage('scrollToTarget', (await inPage('scrollPosition')) + px),
	};
	const isLocked = !(await inPage('canScroll'));
	const ofScript = isLocked ? await findScriptScroll(visitor) : undefined;
	if (!ofScript) await inPage('letPageScroll');
	return ofScript ?? ofBrowser;
}

async function findScriptScroll({ page, cdp, world }: Visitor): Promise<Scroll | undefined> {
	const { inPage } = world;
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	const wheel = (px: number) =>
		cdp.send('Input.dispatchMouseEvent', {
			type: 'mouseWheel',
			x: width / 2,
			y: height / 2,
			deltaX: 0,
			deltaY: px,
		});
	const key = (px: number) =>
		within(longestCall, page.keyboard.press(px > 0 ? 'PageDown' : 'PageUp'));
	const stop = async () => {
		// The wheel may arrive later than the answer that it was turned.
		await inPage('endAnimations');
		let before: number | undefined;
		for (let i = 0; i < SCROLL.pauses; i++) {
			await within(longestCall, page.clock.runFor(SCROLL.pause));
			await inPage('endAnimations');
			const now = await inPage('scrollPosition');
			if (now === before) return;
			before = now;
		}
	};
	await inPage('rememberPlaces');
	for (const move of [wheel, key]) {
		await move(SCROLL.trial);
		await stop();
		const moved = await inPage('scrollPosition');
		if (moved < SCROLL.moved) continue;
		// Some scripts go further than the wheel.
		const by = (px: number) => move((px * SCROLL.trial) / moved);
		const scroll = { isByScript: true, by, to: wayTo(by, stop, inPage) };
		await scroll.to(0);
		return scroll;
	}
	await inPage('forgetPlaces');
	return undefined;
}

/** Moves a page towards a place for as long as it comes nearer: a script may go by whole windows only. */
function wayTo(
	by: (px: number) => Promise<unknown>,
	stop: () => Promise<unknown>,
	inPage: PageWorld['inPage'],
): Scroll['to'] {
	return async (place) => {
		const wanted = await inPage('positionOf', place);
		if (wanted === undefined) return undefined;
		let at = await inPage('scrollPosition');
		for (let i = 0; i < SCROLL.moves && Math.abs(wanted - at) > SCROLL.near; i++) {
			const left = wanted - at;
			await by(left);
			await stop();
			const now = await inPage('scrollPosition');
			if (Math.abs(wanted - now) >= Math.abs(left)) {
				if (now !== at) await by(-left);
				await stop();
				break;
			}
			at = now;
		}
		return inPage('scrollPosition');
	};
}
