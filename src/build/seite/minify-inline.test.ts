import { expect, test } from 'vitest';
import { minifyInline } from './minify-inline.ts';

test('shortens classic scripts in their order and nothing else', async () => {
	const html = `<script>(function lang() { const wort = 1; window.a = wort; })()</script>
<script type="application/ld+json">{ "a": 1 }</script><script>window.b = 1 + 1;</script>`;
	const kurz = await minifyInline(html);
	expect(kurz).not.toContain('wort');
	expect(kurz).toContain('{ "a": 1 }');
	expect(kurz.indexOf('window.a')).toBeLessThan(kurz.indexOf('window.b'));
	expect(kurz.match(/<script/g)).toHaveLength(3);
});

test('stops at what is no script', async () => {
	await expect(minifyInline('<script>let 1</script>')).rejects.toThrow('Skript im HTML');
});
