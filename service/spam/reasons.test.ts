import { expect, test } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { normaliseTexts } from '../routes/normalise-text.ts';
import { GENUINE } from '../testing/genuine-anfragen.ts';
import { hasLinkOrMarkup, hasMixedScripts, hasRandomCase, textReasons } from './reasons.ts';

test('none of a hundred unusual genuine inquiries is marked', () => {
	const marked = GENUINE.map(normaliseTexts).filter((texts) => textReasons(texts).length > 0);
	expect([GENUINE.length, marked]).toEqual([100, []]);
});

test.each([
	'https://kredit.example',
	'Gewinn HTTP://X.EXAMPLE/1',
	'www.casino.example',
	'bit.ly/3abc',
	't.me/+abc',
	'<a href="https://x.example">hier</a>',
	'Anna <br>',
	'[url=https://x.example]hier[/url]',
	'[b]Anna[/b]',
])('„%s“ is a link or markup', (text) => expect(hasLinkOrMarkup(text)).toBe(true));

test.each(['Саsino', 'pаypal', 'Bіtсоіn', 'кaзинo', 'Microsоft', 'im Саsino gewinnen'])(
	'„%s“ mixes Latin and Cyrillic letters',
	(text) => expect(hasMixedScripts(text)).toBe(true),
);

test.each(['SMSка', 'iPhoneом', 'Украiна', 'КAРТА', 'Wordpress-сайт', 'Σigma', '1С-Bitrix'])(
	'„%s“ is no disguise',
	(text) => expect(hasMixedScripts(text)).toBe(false),
);

test.each(['KoaYYKSAjVEr', 'gtEOQGqSvFsa', 'ZGvsjXyQJRkbuhHJ', 'RxkLpqWtZs', 'qWeRtYuIoP'])(
	'„%s“ has letters of random case',
	(name) => expect(hasRandomCase(name)).toBe(true),
);

test('every reason is found in an inquiry', () => {
	const spam = { vorname: 'KoaYYKSAjVEr', phone: 'https://x.example', message: 'Bіtсоіn' };
	const reasons = ['link-in-name', 'mixed-scripts', 'random-case'];
	expect(textReasons(fixtureAnfrage(spam))).toEqual(reasons);
});

test.each(['a', 'aB', 'aб', '<a ', '[url', 'a-', 'www.'])(
	'300,000 times „%s“ is checked within a second of computing',
	(unit) => {
		const text = unit.repeat(300_000);
		const before = process.threadCpuUsage();
		textReasons(fixtureAnfrage({ vorname: text, phone: text, message: text }));
		// Computing time, which other programs on the machine do not lengthen, in microseconds.
		expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
	},
);
