import { expect, test } from 'vitest';
import { dropStyles } from './drop-styles.ts';

test('rules go with the components that do not stand on the page; those that a script may bring stay', () => {
	const css =
		'@layer components{.a0,.b1{color:red}.b1{color:blue}@media (width<48rem){.a0 .b1{color:red}}.c2:not(.b1){color:tan}.huelle{color:#000}.raster{color:#000}}';
	const html = `<head><style>@layer reset, components;</style><style>${css}</style></head><body><p class="huelle a0"></p></body>`;
	expect(dropStyles(html, 'x("c2")')).toBe(
		'<head><style>@layer reset, components;</style><style>@layer components{.a0,.b1{color:red}.c2:not(.b1){color:tan}.huelle{color:#000}}</style></head><body><p class="huelle a0"></p></body>',
	);
});
