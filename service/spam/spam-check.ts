import type { IncomingHttpHeaders } from 'node:http';
import type { PerTextField } from '#shared/fields.ts';
import { createBudget } from '../limits/budget.ts';
import { createNearCopyCheck } from './near-copies.ts';
import type { Reason } from './reasons.ts';
import { textReasons } from './text-reasons.ts';

/** @param client keys of the client, the narrowest first */
type SpamCheck = (
	texts: PerTextField<string>,
	headers: IncomingHttpHeaders,
	client: string[],
) => Reason[];

/**
 * Returns a function that names why an inquiry may be spam. Refuses nothing. An inquiry that has one of
 * the other reasons does not count towards the rate limit, so that bots use up nobody's share.
 * @param rateLimit inquiries per client and window; 0 = unlimited
 */
export function createSpamCheck(rateLimit: number): SpamCheck {
	const isNearCopy = createNearCopyCheck();
	const unmarkedLeft = createBudget(rateLimit);
	return (texts, headers, client) => {
		const reasons = textReasons(texts);
		// Browsers send Origin or Sec-Fetch-Site with every form, with and without JavaScript.
		const isFromBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
		if (!isFromBrowser) reasons.push('no-browser');
		if (isNearCopy(texts.message, client[0] ?? '')) reasons.push('near-copy');
		if (reasons.length > 0) return reasons;
		const secondsToWait = unmarkedLeft.take(client, 1);
		if (secondsToWait > 0) reasons.push('rate-limit');
		return reasons;
	};
}
