import { expect, test } from 'vitest';
import { shortClassName } from './short-class-name.ts';

test('each class and each animation of a module has a name of its own', () => {
	const css = '.card{animation:turn 1s}.card .name,.name:hover{}@keyframes turn{}';
	const names = ['card', 'name', 'turn'].map((name) => shortClassName(name, 'a.module.css', css));
	expect(new Set(names).size).toBe(3);
	expect(shortClassName('card', 'b.module.css', css)).not.toBe(names[0]);
	for (const name of names) expect(name).toMatch(/^[a-z]{2}\d$/);
});
