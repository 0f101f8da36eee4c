import { expect, test } from 'vitest';
import { packagesOf } from './check-shipped.ts';

test('a module belongs to the innermost package on its path; our own to none', () => {
	expect(
		packagesOf([
			'/haus/node_modules/react/index.js',
			'/haus/node_modules/react/jsx-runtime.js',
			'\0/haus/node_modules/@astrojs/react/dist/client.js?commonjs',
			'/haus/src/islands/Form.tsx',
		]),
	).toEqual(['react', '@astrojs/react']);
});
