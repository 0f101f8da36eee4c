import { expect, test } from 'vitest';
import { cspMeta } from './csp-meta.ts';
import { parsePage } from './parse-page.ts';

// That each page's own code is allowed is shown in e2e/, where any complaint of the browser fails the test.
test('the policy names inline code by its hash, and neither data blocks nor files', () => {
	const page = parsePage(
		'<script>b()</script><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>',
	);
	const meta = cspMeta(page, 'a{}');
	expect(meta.match(/'sha256-/g)).toHaveLength(2);
	expect(meta).not.toContain('unsafe-inline');
});

test.each([
	['Das Attribut „style“', '<p style="color:red">x</p>'],
	['Das Attribut „onerror“', '<img alt="" onerror="x()">'],
])('an attribute that no policy allows stops the build: %s', (message, html) => {
	expect(() => cspMeta(parsePage(html), '')).toThrow(message);
});
