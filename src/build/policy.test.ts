import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { withPolicy } from './policy.ts';

const policyOf = (html: string) => withPolicy(parsePage(html));

// That each page's own code is allowed is shown in e2e/, where any complaint of the browser fails the test.
test('the policy follows the charset and names inline code and styles by their hash, neither data blocks nor files', () => {
	const code =
		'<style>a{}</style><i style="--x:1"></i><i style="--x:1"></i><script>b()</script><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script><script src="/x.js"></script>';
	const html = policyOf(`<head><meta charset="utf-8"><title>x</title>${code}</head>`);
	expect(html).toMatch(
		/<meta charset="utf-8"><meta http-equiv="content-security-policy" [^>]*><title>/,
	);
	const named = [...html.matchAll(/'sha256-(.*?)'/g)].map(([, sha256]) => sha256);
	expect(named).toEqual(
		['b()', '{}', 'a{}', '--x:1'].map((code) => hash('sha256', code, 'base64')),
	);
	expect(html).not.toContain('unsafe-inline');
});

test('a page without a charset is refused', () => {
	expect(() => policyOf('<title>x</title>')).toThrow(/BaseLayout/);
});

test('a style attribute is allowed by what it says, not by how HTML writes it', () => {
	const html = policyOf('<meta charset="utf-8"><i style="font-family: &quot;Jost&quot;"></i>');
	const sha256 = hash('sha256', 'font-family: "Jost"', 'base64');
	expect(html).toContain(`'sha256-${sha256}'`);
});
