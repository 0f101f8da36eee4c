import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The packages of which something reaches the visitor: code, icons, brand marks, the typeface. */
const SHIPPED = [
	'astro',
	'@astrojs/react',
	'react',
	'react-dom',
	'scheduler',
	'lucide-react',
	'photoswipe',
	'punycode.js',
	'simple-icons',
	'@fontsource-variable/schibsted-grotesk',
];
const text = readFileSync('public/lizenzen.txt', 'utf8');

test.each(SHIPPED)('lizenzen.txt names %s and holds the words of its licence', (name) => {
	expect(text).toMatch(new RegExp(`^(?:.*, )?${name}(?:,.*)?$`, 'm'));
	const [file = ''] = globSync(`node_modules/${name}/LICENSE*`);
	const words = readFileSync(file, 'utf8').replaceAll('\r', '').trim();
	expect(text).toContain(words);
});

test('lizenzen.txt names the authors of marks whose licences ask for it', () => {
	for (const author of ['Jason Long', 'World Wide Web Consortium', 'Christopher Williams'])
		expect(text).toContain(author);
});
