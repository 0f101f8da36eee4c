import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

test('scripts in the body become modules, in the head they stay', () => {
	expect(
		deferScripts(
			'<head><script>a()</script></head><body class="x"><script>b()</script><script src="/c.js"></script></body>',
		),
	).toBe(
		'<head><script>a()</script></head><body class="x"><script type="module">b()</script><script src="/c.js"></script></body>',
	);
});

test('a page without a body stays as it is', () => {
	expect(deferScripts('<script>a()</script>')).toBe('<script>a()</script>');
});
