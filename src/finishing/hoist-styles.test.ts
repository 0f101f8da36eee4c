import { expect, test } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

test('all styles of a page, those of islands too, stand in one element of its head', () => {
	const island = '<style>astro-island{display:contents}</style>';
	expect(
		hoistStyles(
			`<head><style>@layer x;</style><style>a{}</style></head><body><p></p>${island}<i></i>${island}</body>`,
		),
	).toBe(
		'<head><style>@layer x;a{}astro-island{display:contents}</style></head><body><p></p><i></i></body>',
	);
});
