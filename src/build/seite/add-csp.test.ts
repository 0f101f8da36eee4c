import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addCsp } from './add-csp.ts';

const seite = (inhalt: string) =>
	`<!doctype html><html><head><meta charset="utf-8">${inhalt}</head><body></body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names every inline style and script by its hash, right behind the charset', () => {
	const html = addCsp(
		seite('<style>a{}</style><script>b()</script><script type="module">c()</script>'),
	);
	expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="content-security-policy"/);
	for (const text of ['a{}', 'b()', 'c()']) expect(html).toContain(hash(text));
	expect(html).not.toContain('unsafe-inline');
});

test('names speculation rules too, but neither data blocks nor files', () => {
	const html = addCsp(
		seite(
			'<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>',
		),
	);
	expect(html).toContain(hash('{}'));
	expect(html).not.toContain(hash('{"a":1}'));
	expect(html.match(/'sha256-/g)).toHaveLength(1);
});

describe('stops the build', () => {
	test('at an inline style attribute', () => {
		expect(() => addCsp(seite('<p style="color:red">x</p>'))).toThrow('Das Attribut „style“');
	});

	test('at an inline handler', () => {
		expect(() => addCsp(seite('<img alt="" onerror="x()">'))).toThrow('Das Attribut „onerror“');
	});

	test('at a page without a charset', () => {
		expect(() => addCsp('<html><head></head></html>')).toThrow('charset');
	});
});
