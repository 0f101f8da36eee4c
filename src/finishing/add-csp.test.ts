import { expect, test } from 'vitest';
import { addCsp } from './add-csp.ts';

const page = (content: string) =>
	`<!doctype html><html><head><meta charset="utf-8">${content}</head><body></body></html>`;

// That each page's own code is allowed shows in the browser: any complaint fails any test there.
test('only inline code is named, by its hash: neither data blocks nor files, nor all at once', () => {
	const html = addCsp(
		page(
			'<style>a{}</style><script>b()</script><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>',
		),
	);
	expect(html.match(/'sha256-/g)).toHaveLength(2);
	expect(html).not.toContain('unsafe-inline');
});

test.each([
	['Das Attribut „style“', page('<p style="color:red">x</p>')],
	['Das Attribut „onerror“', page('<img alt="" onerror="x()">')],
	['charset', '<html><head></head></html>'],
])('the build stops: %s', (message, html) => {
	expect(() => addCsp(html)).toThrow(message);
});
