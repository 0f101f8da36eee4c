import { expect, test } from 'vitest';
import { dropUnusedStyles } from './drop-unused-styles.ts';

const seite = (stil: string) => `<style>${stil}</style><p class="a" data-art="x"></p>`;

test('rules for what neither the page nor its scripts name go, all others stay', async () => {
	const bleibt =
		'@layer x, y;@layer x{.a{color:red}.a:has(+.b)>*{top:0}}@media (width<=9rem){[data-offen]{top:1px}}';
	const html = seite(`${bleibt}.fremd,.a{left:0}@media print{.fremd{top:0}}`);
	expect(await dropUnusedStyles(html, ['node.className = "b"'])).toBe(seite(`${bleibt}.a{left:0}`));
});
