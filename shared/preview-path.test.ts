import { expect, test } from 'vitest';
import { previewPath } from './preview-path.ts';

test.each([
	['/', '/og/start.jpg'],
	['/about', '/og/about.jpg'],
	['/portfolio', '/og/portfolio.jpg'],
	['/portfolio/haus', '/projekte/haus/vorschau.jpg'],
	['/x/portfolio/haus', '/og/x/portfolio/haus.jpg'],
])('the preview of %s is %s', (page, picture) => {
	expect(previewPath(page)).toBe(picture);
});
