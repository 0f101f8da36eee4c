import type { OpenPage } from './with-page.ts';

/**
 * In ms of the page's clock: between two looks; how long every headline is watched, and how long one that types
 * itself is waited for.
 */
const watch = { step: 100, least: 6000, most: 25_000 };
/** So often letters have to come or go one by one, until somebody is typing. */
const leastTyped = 3;

/**
 * Lets time pass, and ends at a moment at which a headline that types itself stands there whole; `what` names
 * what is taken then, where there was none.
 */
export async function awaitHeadline(
	{ inPage, runFor, note }: OpenPage,
	what: string,
): Promise<void> {
	const look = async () => {
		await runFor(watch.step);
		return inPage('largeWords');
	};
	let now = await inPage('largeWords');
	let longest = now;
	let typed = 0;
	for (let time = 0; time < watch.least; time += watch.step) {
		const before = now;
		now = await look();
		if (isTyped(before, now)) typed += 1;
		if (now.length > longest.length) longest = now;
	}
	if (typed < leastTyped || now === longest) return;
	for (let time = 0; time < watch.most; time += watch.step) if ((await look()) === longest) return;
	note(
		`${what}: Die Überschrift schreibt sich immer wieder anders; sie ist aufgenommen, wie sie gerade stand. Stört das, hält ein Schritt {"warte": …} im Drehbuch einen anderen Augenblick fest (docs/drehbuch.md).`,
	);
}

/** Whether at most three letters came or went in one place of a text. */
export function isTyped(before: string, after: string): boolean {
	const [short, long] = before.length < after.length ? [before, after] : [after, before];
	const more = long.length - short.length;
	if (more === 0 || more > 3) return false;
	let same = 0;
	while (same < short.length && short[same] === long[same]) same += 1;
	return long.endsWith(short.slice(same));
}
