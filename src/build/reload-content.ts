import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FACTS } from '#shared/owner-schema.ts';

/**
 * Shows in `npm run dev` what the owner changes: pages read his files from the disk, where Vite does not see it. A
 * page that is new or gone is known after it, too.
 */
export function reloadContent(): Plugin {
	return {
		name: 'reload-content',
		apply: 'serve',
		configureServer: ({ watcher, environments }) =>
			reloadAt(watcher, Object.values(environments), process.cwd()),
	};
}

/** What Vite watches files with. */
type Watcher = {
	add(places: string[]): unknown;
	on(event: 'all', heard: (change: string, file: string) => void): unknown;
};
/** A place where modules run: the server, or the browser. */
type Environment = {
	moduleGraph: { invalidateAll(): void };
	hot: { send(message: { type: 'full-reload' }): void };
};

export function reloadAt(
	watcher: Watcher,
	environments: readonly Environment[],
	root: string,
): void {
	const owners = [join(root, FACTS), join(root, 'src/content')];
	watcher.add(owners);
	watcher.on('all', (_, file) => {
		if (!owners.some((place) => file === place || file.startsWith(`${place}/`))) return;
		for (const { moduleGraph, hot } of environments) {
			moduleGraph.invalidateAll();
			hot.send({ type: 'full-reload' });
		}
	});
}
