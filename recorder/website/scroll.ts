import { SCROLL } from '../thresholds.ts';
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
	/**
	 * Is called for each frame of a film: a page that its script moves is sent to a height, in px; undefined: to where it
	 * goes by itself.
	 */
	follow: (y: number | undefined) => Promise<unknown>;
};

/** A page at rest: how it is worked in, and how it is scrolled. */
export type Rested = PageWorld & { scroll: Scroll };

/** What a visitor has to scroll a page with, and how its time passes. */
export type Visitor = Pick<PageWorld, 'inPage'> & {
	/** Turns the wheel in the middle of the window by so many px. */
	turnWheel: (px: number) => Promise<unknown>;
	press: (key: 'PageDown' | 'PageUp') => Promise<unknown>;
	runFor: (ms: number) => Promise<unknown>;
};

/**
 * Finds out how a visitor scrolls a page: where the browser cannot, by the wheel or by keys that the page's own
 * script listens to; else what keeps it from scrolling was left behind, and is taken away.
 */
export async function findScroll(visitor: Visitor): Promise<Scroll> {
	const { inPage } = visitor;
	const ofBrowser: Scroll = {
		isByScript: false,
		to: (place) => inPage('scrollToTarget', place),
		follow: async (y) => y !== undefined && inPage('scrollToTarget', y),
	};
	const isLocked = !(await inPage('canScroll'));
	const ofScript = isLocked ? await findScriptScroll(visitor) : undefined;
	if (!ofScript) await inPage('letPageScroll');
	return ofScript ?? ofBrowser;
}

/** Turns the wheel by so many notches, or presses a key so often; a part of a notch is a small turn. */
type Turn = (times: number) => Promise<unknown>;

async function findScriptScroll(visitor: Visitor): Promise<Scroll | undefined> {
	const { inPage, turnWheel, press, runFor } = visitor;
	// Some scripts count the px of a turn, others its notches: the browser gives one for each event.
	const wheel = (part: number) => turnWheel(part * SCROLL.notch);
	const key = (part: number) => press(part > 0 ? 'PageDown' : 'PageUp');
	const stop = async () => {
		// The wheel may arrive later than the answer that it was turned.
		await inPage('endAnimations');
		let before: number | undefined;
		for (let i = 0; i < SCROLL.pauses; i++) {
			await runFor(SCROLL.pause);
			await inPage('endAnimations');
			const now = await inPage('scrollPosition');
			if (now === before) return;
			before = now;
		}
	};
	await inPage('rememberPlaces');
	for (const once of [wheel, key]) {
		const turn: Turn = async (times) => {
			for (let left = Math.abs(times); left > 0; left -= 1)
				await once(Math.sign(times) * Math.min(1, left));
		};
		for (const times of SCROLL.trials) {
			await turn(times);
			await stop();
			const step = (await inPage('scrollPosition')) / times;
			if (step * times < SCROLL.moved) continue;
			const to = wayTo(turn, step, stop, inPage);
			await to(0);
			return { isByScript: true, to, follow: followerOf(turn, step, inPage) };
		}
	}
	await inPage('forgetPlaces');
	return undefined;
}

/** Moves a page towards a place for as long as it comes nearer: a script may go by whole windows only. */
function wayTo(
	turn: Turn,
	step: number,
	stop: () => Promise<unknown>,
	inPage: PageWorld['inPage'],
): Scroll['to'] {
	return async (place) => {
		const wanted = await inPage('positionOf', place);
		if (wanted === undefined) return undefined;
		let at = await inPage('scrollPosition');
		for (let i = 0; i < SCROLL.moves && Math.abs(wanted - at) > SCROLL.near; i++) {
			const left = wanted - at;
			await turn(left / step);
			await stop();
			const now = await inPage('scrollPosition');
			if (Math.abs(wanted - now) >= Math.abs(left)) {
				if (now !== at) await turn(-left / step);
				await stop();
				break;
			}
			at = now;
		}
		return inPage('scrollPosition');
	};
}

/** Moves a page on whenever its place is half a step away from where it was sent. */
function followerOf(turn: Turn, step: number, inPage: PageWorld['inPage']): Scroll['follow'] {
	let [sent, before, still] = [0, 0, 0];
	return async (y) => {
		const at = await inPage('scrollPosition');
		still = at === before ? still + 1 : 0;
		before = at;
		// What a script did not hear while it moved is said again.
		if (y === undefined || still > SCROLL.still) sent = at;
		const times = Math.round(((y ?? at) - sent) / step);
		if (times === 0) return;
		[sent, still] = [sent + times * step, 0];
		await turn(times);
	};
}
