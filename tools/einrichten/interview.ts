import { type Asked, ask, type Dialog, isOpen } from './question.ts';
import { asked, GROUPS, questions } from './questions.ts';
import type { Field, Site } from './site.ts';

/**
 * Asks one question after the other: those that are named, or all that are open. What makes sense depends on what
 * was answered before.
 * @returns where the owner left, if he did
 */
export async function interview(
	site: Site,
	dialog: Dialog,
	named: readonly Asked[],
): Promise<Asked | undefined> {
	const among = named.length > 0 ? named : questions;
	const isWanted = (question: Asked) => named.length > 0 || isOpen(site, question);
	const done: Field[] = [];
	let again: Field | undefined;
	for (let group = ''; ; ) {
		const all = among.flatMap((one) =>
			one.each ? asked(one.group, one.each(site, one.field)) : [one],
		);
		const next =
			all.find(({ field }) => field === again) ??
			all.find(
				(one) => !done.includes(one.field) && one.isPossible?.(site) !== false && isWanted(one),
			);
		if (!next) return undefined;
		if (next.group !== group) dialog.headline(GROUPS[next.group]?.title ?? '');
		group = next.group;
		const outcome = await ask(site, dialog, next).catch(leaveOrThrow);
		if (outcome === 'left') return next;
		again = outcome === 'back' ? (done.pop() ?? next.field) : undefined;
		if (outcome === 'next') done.push(next.field);
	}
}

/** Ctrl-C and Escape are no fault: what was answered is kept. */
function leaveOrThrow(reason: unknown): 'left' {
	if (reason instanceof DOMException && reason.name === 'AbortError') return 'left';
	throw reason;
}
