import { expect, test } from 'vitest';
import {
	asAddress,
	asFigure,
	asLogPeriod,
	asPhone,
	asPostcode,
	asReplyTime,
} from './read-answers.ts';

test.each([
	['Deutschland', '0461 5009 112', '+49 461 5009 112'],
	['Deutschland', '0049 461 1234', '+49 461 1234'],
	['Deutschland', '+43 1 234567', '+43 1 234567'],
	['Deutschland', '+49 (0)231 424242', '+49 231 424242'],
	['Deutschland', '0049 (0) 231 424242', '+49 231 424242'],
	['Deutschland', '(0231) 424242', '+49 231 424242'],
	['Deutschland', '0231/424242', '+49 231/424242'],
	['Österreich', '01 234567', '+43 1 234567'],
	['Österreich', '(0) 1 234567', '+43 1 234567'],
	['Italien', '0471 123456', '+39 0471 123456'],
	['Italien', '+39 (0)471 123456', '+39 0471 123456'],
	['Japan', '03 1234 5678', '03 1234 5678'],
	['', '0231 424242', '0231 424242'],
])(
	'a telephone number of %s, „%s“, can be called from everywhere as „%s“',
	(land, typed, called) => {
		expect(asPhone(typed, land)).toBe(called);
	},
);

test.each([
	[asPostcode, 'D-44135', '44135'],
	[asPostcode, '01067 Dresden', '01067'],
	[asPostcode, '2493', '2493'],
	[asAddress, 'www.meine-seite.de/', 'https://www.meine-seite.de'],
	[asAddress, 'größe.at', 'https://xn--gre-6ka8i.at'],
	[asAddress, 'meine-seite.de/shop', 'https://meine-seite.de/shop'],
	[asFigure, '12+', '+12'],
	[asFigure, 'über 12', '+12'],
	[asFigure, '12', '12'],
	[asReplyTime, '24 Stunden', 'innerhalb von 24 Stunden'],
	[asReplyTime, 'ein Tag', 'innerhalb von einem Tag'],
	[asReplyTime, '2 Tage', 'innerhalb von 2 Tagen'],
	[asReplyTime, 'am selben Tag', 'am selben Tag'],
	[asLogPeriod, 'gar nicht', 'keine'],
])('%s reads „%s“ as „%s“', (read, typed, meant) => {
	expect(read(typed)).toBe(meant);
});
