import { HEADLINE } from '../thresholds.ts';
import type { StillPage } from './with-page.ts';

/**
 * Lets time pass, and ends at a moment at which a headline that types itself stands there whole; `what` names
 * what is taken then, where there was none.
 */
export async function awaitHeadline(
	{ inPage, runFor, note }: StillPage,
	what: string,
): Promise<void> {
	const look = async () => {
		await runFor(HEADLINE.step);
		return inPage('largeWords');
	};
	let now = await inPage('largeWords');
	let longest = now;
	let typed = 0;
	for (let time = 0; time < HEADLINE.least; time += HEADLINE.step) {
		const before = now;
		now = await look();
		if (isTyped(before, now)) typed += 1;
		if (now.length > longest.length) longest = now;
	}
	if (typed < HEADLINE.typed || now === longest) return;
	for (let time = 0; time < HEADLINE.most; time += HEADLINE.step)
		if ((await look()) === longest) return;
	note(
		`${what}: Die Überschrift schreibt sich immer wieder anders; sie ist aufgenommen, wie sie gerade stand. Stört das, hält ein Schritt {"warte": …} im Drehbuch einen anderen Augenblick fest (docs/drehbuch.md).`,
	);
}

/** Whether a few letters came or went in one place of a text. */
export function isTyped(before: string, after: string): boolean {
	const [short, long] = before.length < after.length ? [before, after] : [after, before];
	const more = long.length - short.length;
	if (more === 0 || more > HEADLINE.letters) return false;
	let same = 0;
	while (same < short.length && short[same] === long[same]) same += 1;
	return long.endsWith(short.slice(same));
}
