import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { reloadAt } from './reload-content.ts';

test('what the owner changes is read anew and shown; other files Vite sees by itself', () => {
	const done: string[] = [];
	const watcher = Object.assign(new EventEmitter(), {
		add: (places: string[]) => done.push(...places),
	});
	const environment = {
		moduleGraph: { invalidateAll: () => void done.push('read anew') },
		hot: { send: ({ type }: { type: string }) => void done.push(type) },
	};
	reloadAt(watcher, [environment], '/haus');
	expect(done.splice(0)).toEqual(['/haus/inhaber.yaml', '/haus/src/content']);
	for (const file of ['src/lib/menu.ts', 'src/content-alt/x.md', 'inhaber.yaml.neu'])
		watcher.emit('all', 'change', `/haus/${file}`);
	expect(done).toEqual([]);
	for (const file of ['inhaber.yaml', 'src/content/seiten/neu.md']) {
		watcher.emit('all', 'add', `/haus/${file}`);
		expect(done.splice(0)).toEqual(['read anew', 'full-reload']);
	}
});
