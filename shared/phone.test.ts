import { expect, test } from 'vitest';
import { phoneFromAbroad, phoneLink } from './phone.ts';

test.each([
	['0231 / 12 34-56', 'Deutschland', 'tel:+49231123456'],
	['0049 (0)231 123456', 'Deutschland', 'tel:+49231123456'],
	['+49 0231 123456', 'Deutschland', 'tel:+49231123456'],
	['0049 0231 123456', 'Deutschland', 'tel:+49231123456'],
	['00 49 231 123456', 'Deutschland', 'tel:+49231123456'],
	['+49 (0231) 123456', 'Deutschland', 'tel:+49231123456'],
	['+49 / 0231 123456', 'Deutschland', 'tel:+49231123456'],
	['(+49) 0231 123456', 'Deutschland', 'tel:+49231123456'],
	['(0049) 231 123456', 'Deutschland', 'tel:+49231123456'],
	['+49 201 500 1234', 'Deutschland', 'tel:+492015001234'],
	['+43 1 234567', 'Deutschland', 'tel:+431234567'],
	['+39 0471 123456', 'Deutschland', 'tel:+390471123456'],
	['0664 1234567', 'Österreich', 'tel:+436641234567'],
	['044 123 45 67', 'Schweiz', 'tel:+41441234567'],
	['0471 123456', 'Italien', 'tel:+390471123456'],
	['03 1234 5678', 'Japan', 'tel:0312345678'],
	['\u202a+49 231 123456\u202c', 'Deutschland', 'tel:+49231123456'],
	['0231 12\u201134\u221256', 'Deutschland', 'tel:+49231123456'],
	['033205/123456', 'Deutschland', 'tel:+4933205123456'],
	['+49/33205/123456', 'Deutschland', 'tel:+4933205123456'],
	['02306 123 / 4567', 'Deutschland', 'tel:+492306123/4567'],
	['+49 000 0000000', 'Deutschland', 'tel:+490000000000'],
	['+49-(0)-231-123456', 'Deutschland', 'tel:+49231123456'],
	[' 0231 123456 ', 'Deutschland', 'tel:+49231123456'],
	['112', 'Deutschland', 'tel:112'],
])('„%s“ is dialled by people in %s as %s', (number, land, link) => {
	expect(phoneLink(number, land)).toBe(link);
});

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
	['Deutschland', '+490231424242', '+49 231424242'],
	['Deutschland', '+49-0231-424242', '+49 231-424242'],
	['Deutschland', '+302101234567', '+302101234567'],
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
		expect(phoneFromAbroad(typed, land)).toBe(called);
	},
);
