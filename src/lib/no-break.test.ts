import { expect, test } from 'vitest';
import { noBreak } from './no-break.ts';

test.each([
	[
		'Werbe-E-Mails, „E-Mail-Adresse“, IP-Adresse, Front-End',
		'Werbe-E-\u2060Mails, „E-\u2060Mail-\u2060Adresse“, IP-\u2060Adresse, Front-End',
	],
	[
		'erlaubt (Art. 6 Abs. 1 lit. f DSGVO). Nach § 257 HGB: gegen die DSGVO',
		'erlaubt (Art.\u00a06\u00a0Abs.\u00a01\u00a0lit.\u00a0f\u00a0DSGVO). Nach §\u00a0257\u00a0HGB: gegen die DSGVO',
	],
	['nach 30 Tagen, in 3 Monaten, ab 49 €', 'nach 30\u00a0Tagen, in 3 Monaten, ab 49\u00a0€'],
])('„%s“ breaks only between words that may be parted', (text, whole) => {
	expect(noBreak(text)).toBe(whole);
});
