import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the portrait has the colours of the tokens, which a picture cannot read', () => {
	const tokens = read('../../styles/tokens.css');
	const [light = '', dark = ''] = read('portrait.svg').split('.pose:target');
	for (const name of ['blatt', 'tinte', 'tinte-weich', 'blau']) {
		const [, ...pair] = tokens.match(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`) ?? [];
		expect(pair).toHaveLength(2);
		expect(light).toContain(`--${name}: ${pair[0]};`);
		expect(dark).toContain(`--${name}: ${pair[1]};`);
	}
});
