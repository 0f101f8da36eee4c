import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { hasLinkOrMarkup, hasMixedScripts, hasRandomCase, judge } from './reasons.ts';

const VISITOR = { byBrowser: true, isAboveLimit: false };

/** Invented inquiries that look unusual and are genuine, one a line: first name, last name, telephone, message. */
const GENUINE = readFileSync(join(import.meta.dirname, '../testing/genuine-anfragen.txt'), 'utf8');

test('none of a hundred unusual genuine inquiries is marked', () => {
	const anfragen = GENUINE.trim()
		.split('\n')
		.map((line) => {
			const [vorname = '', nachname = '', phone = '', message = ''] = line.split('|');
			return fixtureAnfrage({ vorname, nachname, phone, message });
		});
	const marked = anfragen.filter((texts) => judge(texts, VISITOR).length > 0);
	expect([anfragen.length, marked]).toEqual([100, []]);
});

const LINKS = [
	'https://kredit.example',
	'Gewinn HTTP://X.EXAMPLE/1',
	'www.casino.example',
	'bit.ly/3abc',
	't.me/+abc',
	'<a href="https://x.example">hier</a>',
	'Anna <br>',
	'[url=https://x.example]hier[/url]',
];
const MIXED = ['Саsino', 'pаypal', 'Bіtсоіn', 'кaзинo', 'Microsоft', 'im Саsino gewinnen'];
const BRANDS = [
	'SMSка',
	'iPhoneом',
	'Украiна',
	'КAРТА',
	'Wordpress-сайт',
	'Σigma',
	'1С-Bitrix',
	'АСDC',
];
const RANDOM = [
	'KoaYYKSAjVEr',
	'gtEOQGqSvFsa',
	'ZGvsjXyQJRkbuhHJ',
	'RxkLpqWtZs',
	'qWeRtYuIoP',
	'mQTwinvaK',
];
const NAMES = ['McDonald', 'PraxisPlus', 'deLaCruz', 'McDONald', 'Ärztehaus'];

test.each([
	['is a link or markup', hasLinkOrMarkup, LINKS, true],
	['mixes Latin and Cyrillic letters', hasMixedScripts, MIXED, true],
	['is no disguise', hasMixedScripts, BRANDS, false],
	['has letters of random case', hasRandomCase, RANDOM, true],
	['is a name in its own case', hasRandomCase, NAMES, false],
])('what %s is told', (_, check, texts, expected) => {
	expect(texts.filter((text) => check(text) !== expected)).toEqual([]);
});

test('every reason is found in an inquiry', () => {
	const spam = { vorname: 'KoaYYKSAjVEr', phone: 'https://x.example', message: 'Bіtсоіn' };
	const reasons = ['link-in-name', 'mixed-scripts', 'random-case', 'no-browser', 'rate-limit'];
	const sent = { byBrowser: false, isAboveLimit: true };
	expect(judge(fixtureAnfrage(spam), sent)).toEqual(reasons);
});

test.each(['a', 'aB', 'aб', '<a ', '[url', 'a-', 'www.'])(
	'30,000 times „%s“ is checked within a tenth of a second of computing',
	(unit) => {
		const text = unit.repeat(30_000);
		const before = process.threadCpuUsage();
		judge(fixtureAnfrage({ vorname: text, phone: text, message: text }), VISITOR);
		// Computing time, which other programs on the machine do not lengthen, in microseconds.
		expect(process.threadCpuUsage(before).user).toBeLessThan(100_000);
	},
);
