import { expect, test } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

const STIL = '<style>astro-island,astro-slot{display:contents}</style>';

test('an island’s style goes to the end of the head, once', () => {
	expect(
		hoistStyles(`<head><style>a{}</style></head><body><p></p>${STIL}<i></i>${STIL}</body>`),
	).toBe(`<head><style>a{}</style>${STIL}</head><body><p></p><i></i></body>`);
});
