import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../lib/markdown.ts';
import { Markdown } from './Markdown.tsx';

const PICTURE = { srcSet: '/a-480.avif 480w', src: '/a.jpg', width: 800, height: 600 };

function html(markdown: string): string {
	const props = { nodes: parseMarkdown(markdown), pictures: { './a.jpg': PICTURE } };
	return renderToStaticMarkup(createElement(Markdown, props));
}

test('a picture in a paragraph of its own is a figure, its title the caption', () => {
	expect(html('![Eine Werkstatt](./a.jpg "Hier entsteht es")')).toMatch(
		/<figure><picture><source type="image\/avif" srcSet="\/a-480.avif 480w"[^>]*><img src="\/a.jpg" width="800" height="600" alt="Eine Werkstatt"[^>]*><\/picture><figcaption>Hier entsteht es<\/figcaption><\/figure>/,
	);
	expect(html('![Eine Werkstatt](./a.jpg)')).not.toContain('figcaption');
});

test('a picture among words stays among them', () => {
	expect(html('Hier ![Werkstatt](./a.jpg) ist es.')).toMatch(/<p>Hier <picture>.*<\/picture> ist/);
	expect(html('![Werkstatt](./a.jpg) ist es.')).toMatch(/<p><picture>.*<\/picture> ist/);
});

test.each([
	['a table', '| a | b |\n|---|--:|\n| 1 | 2 |', /aria-label="Tabelle"[^>]*tabindex="0"/i],
	['code', '```js\nconst a = 1;\n```', /aria-label="Code"[^>]*tabindex="0"/i],
])('%s can be reached and scrolled by keyboard', (_, markdown, scroller) => {
	expect(html(markdown)).toMatch(scroller);
});

test('columns keep their alignment, without a style of their own', () => {
	const table = html('| a | b |\n|---|--:|\n| 1 | 2 |');
	expect(table).toMatch(/<td>1<\/td><td class="[^"]*right[^"]*">2<\/td>/);
	expect(table).not.toContain('style=');
});
