import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { OwnerError } from '../../shared/owner-error.ts';
import { REST, USUAL_MINUTES } from '../thresholds.ts';
import { PageObstacle } from './obstacle.ts';

/**
 * Lets `act` take its time, but not for ever: when it is over, all that goes by the signal ends. Throws
 * OwnerError then.
 */
export async function inTime<T>(
	url: string,
	{ minutes = USUAL_MINUTES }: { minutes?: number | undefined },
	act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const over = AbortSignal.timeout(minutes * 60_000);
	try {
		return await act(over);
	} catch (reason) {
		if (!over.aborted) throw reason;
		const message = `${url} war nach ${minutes} Minuten nicht aufgenommen und wurde aufgegeben. Bitte im Browser prüfen, ob die Seite zur Ruhe kommt, oder auf einem schnelleren Rechner aufnehmen.`;
		throw new OwnerError(message, { cause: reason });
	}
}

/** In ms, for one call into a page, whose scripts may never end. */
export const longestCall: number = REST.call;

/** A session whose every question is given up on after a while: a page that loops answers none. */
export function limited(cdp: CDPSession): Pick<CDPSession, 'send'> {
	return { send: (method, params) => within(longestCall, cdp.send(method, params)) };
}

/** Gives up on what does not answer within this many ms. */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
	const late = setTimeout(ms, undefined, { ref: false }).then(() => {
		throw new PageObstacle({ kind: 'silent' });
	});
	return Promise.race([answer, late]);
}

/**
 * Waits for all parts of one thing. Where one fails, `failed` tells the others to end, and they have ended before
 * the error goes on.
 */
export async function allOrNone<Parts extends readonly Promise<unknown>[] | []>(
	failed: AbortController,
	parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
	try {
		return await Promise.all(parts);
	} catch (reason) {
		failed.abort(reason);
		await Promise.allSettled(parts);
		throw reason;
	}
}
