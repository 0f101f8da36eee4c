import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const paket: Record<'dependencies' | 'devDependencies', object> = JSON.parse(read('package.json'));
const [server = '', ...rest] = read('docs/abhaengigkeiten.md').split(/^## /m).slice(1);

function listed(text: string): string[] {
	const zeilen = text.matchAll(/^\| `(\S+)` \| (.+) \|$/gm);
	return [...zeilen].map(([, name = '']) => name).sort();
}

test('every package that runs on the server is listed with its reason, and no other', () => {
	expect(listed(server)).toEqual(Object.keys(paket.dependencies).sort());
});

test('every package of the workshop is listed once with its reason, and no other', () => {
	expect(listed(rest.join('\n'))).toEqual(Object.keys(paket.devDependencies).sort());
});
