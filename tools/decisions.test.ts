import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions/';
const index = readFileSync(`${FOLDER}README.md`, 'utf8');
const pages = readdirSync(FOLDER)
	.filter((name) => name !== 'README.md')
	.map((name) => ({ name, text: readFileSync(FOLDER + name, 'utf8') }));

test('each number is given once, to the page that begins with it', () => {
	const numbers = pages.map(({ name }) => name.slice(0, 3));
	expect(new Set(numbers).size).toBe(numbers.length);
	for (const { name, text } of pages)
		expect(text.startsWith(`# ${name.slice(0, 3)} `), name).toBe(true);
});

test('the index names every page once, those that no longer hold at its end', () => {
	const [holding = '', superseded = ''] = index.split('## Superseded');
	for (const { name, text } of pages) {
		const ends = /\*\*Status\*\*: (superseded|withdrawn)/.test(text);
		expect(holding.split(`](${name})`).length - 1, name).toBe(ends ? 0 : 1);
		expect(superseded.split(`](${name})`).length - 1, name).toBe(ends ? 1 : 0);
	}
});

test.each(pages)('$name says whether it holds, and links pages that exist', ({ text }) => {
	expect(text.split('\n')[2]).toMatch(/^\*\*Status\*\*: (holds|superseded by \[\d{3}\]|withdrawn)/);
	const linked = [...text.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, name]) => name);
	expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(linked));
});
