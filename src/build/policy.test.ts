import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { withPolicy } from './policy.ts';

const policyOf = (html: string) => withPolicy(parsePage(html));

// That each page's own code is allowed is shown in e2e/, where any complaint of the browser fails the test.
test('the policy follows the charset and names inline code by its hash, neither data blocks nor files', () => {
	const code =
		'<style>a{}</style><script>b()</script><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>';
	const html = policyOf(`<head><meta charset="utf-8"><title>x</title>${code}</head>`);
	expect(html).toMatch(
		/<meta charset="utf-8"><meta http-equiv="content-security-policy" [^>]*><title>/,
	);
	expect(html.match(/'sha256-/g)).toHaveLength(2);
	expect(html).not.toContain('unsafe-inline');
});

test.each([
	['Das Attribut „style“', '<p style="color:red">x</p>'],
	['Das Attribut „onerror“', '<img alt="" onerror="x()">'],
])('an attribute that no policy allows stops the build: %s', (message, html) => {
	expect(() => policyOf(html)).toThrow(message);
});
