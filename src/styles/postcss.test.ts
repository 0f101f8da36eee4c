import { expect, test } from 'vitest';
import { css } from './postcss.ts';

const nameOf = (local: string, file: string): unknown => {
	const { generateScopedName } = css.modules || {};
	return typeof generateScopedName === 'function' && generateScopedName(local, file, '');
};

test('a class is called after its module, and no two modules share a name', () => {
	expect(nameOf('line', '/src/drawing/Ruler.module.css')).toBe('Ruler_line');
	expect(nameOf('end', '/src/drawing/Ruler.module.css')).toBe('Ruler_end');
	expect(() => nameOf('line', '/src/home/Ruler.module.css')).toThrow(
		'/src/drawing/Ruler.module.css',
	);
});
