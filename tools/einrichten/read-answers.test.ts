import { expect, test } from 'vitest';
import {
	asAddress,
	asCountry,
	asFigure,
	asLogPeriod,
	asMonth,
	asPhone,
	asPostcode,
	asReplyTime,
	withoutSpaces,
} from './read-answers.ts';

test.each([
	['Deutschland', '0461 5009 112', '+49 461 5009 112'],
	['Deutschland', '0049 461 1234', '+49 461 1234'],
	['Deutschland', '+43 1 234567', '+43 1 234567'],
	['Deutschland', '+49 (0)231 424242', '+49 231 424242'],
	['Deutschland', '0049 (0) 231 424242', '+49 231 424242'],
	['Deutschland', '(0231) 424242', '+49 231 424242'],
	['Deutschland', '0231/424242', '+49 231/424242'],
	['Deutschland', '(0231)424242', '+49 231424242'],
	['Deutschland', '(02 31) 42 42 42', '+49 231 42 42 42'],
	['Deutschland', '+49 0231 424242', '+49 231 424242'],
	['Deutschland', '+49 (0231) 424242', '+49 231 424242'],
	['Deutschland', '+39 0471 123456', '+39 0471 123456'],
	['Deutschland', '110', '110'],
	['Niederlande', '010 1234567', '+31 10 1234567'],
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

const asMonthInNovember = (typed: string) => asMonth(typed, new Date('2026-11-28'));

test.each([
	[asCountry, 'AT', 'Österreich'],
	[asCountry, 'Nirgendwo', 'Nirgendwo'],
	[asPostcode, 'D-44135', '44135'],
	[asPostcode, 'CH 8001', '8001'],
	[asPostcode, '01067 Dresden', '01067'],
	[asPostcode, '2493', '2493'],
	[asPostcode, '441356', '441356'],
	[asPostcode, '44135-1', '44135-1'],
	[asPostcode, 'EC1A 1BB', 'EC1A 1BB'],
	[asAddress, 'www.meine-seite.de/', 'https://www.meine-seite.de'],
	[asAddress, 'http://meine-seite.de', 'https://meine-seite.de'],
	[asAddress, 'größe.at', 'https://xn--gre-6ka8i.at'],
	[asAddress, 'meine-seite.de/shop', 'https://meine-seite.de/shop'],
	[asAddress, 'meine-seite.de?seite=1', 'https://meine-seite.de?seite=1'],
	[asAddress, 'meine seite.de', 'https://meine seite.de'],
	[withoutSpaces, 'de 123 456 789', 'DE123456789'],
	[asFigure, '12+', '+12'],
	[asFigure, '12 +', '+12'],
	[asFigure, 'über 12', '+12'],
	[asFigure, 'Mehr als 12', '+12'],
	[asFigure, '12', '12'],
	[asFigure, 'gut über 12', 'gut über 12'],
	[asFigure, 'über 12 im Jahr', 'über 12 im Jahr'],
	[asReplyTime, '24 Stunden', 'innerhalb von 24 Stunden'],
	[asReplyTime, 'Innerhalb 2 Tage', 'innerhalb von 2 Tagen'],
	[asReplyTime, 'ein Tag', 'innerhalb von einem Tag'],
	[asReplyTime, '2 Tage', 'innerhalb von 2 Tagen'],
	[asReplyTime, 'am selben Tag', 'am selben Tag'],
	[asMonthInNovember, 'märz', 'März 2027'],
	[asMonthInNovember, 'bald', 'bald'],
	[asLogPeriod, 'Gar nicht', 'keine'],
	[asLogPeriod, '7 Tage', '7 Tage'],
])('%s reads „%s“ as „%s“', (read, typed, meant) => {
	expect(read(typed)).toBe(meant);
});
