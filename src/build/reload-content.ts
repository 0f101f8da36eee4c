import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FACTS } from '#shared/owner-schema.ts';

/**
 * Shows in `npm run dev` what the owner changes: pages read his files from the disk, where Vite does not see it. A
 * page that is new or gone is known after it, too.
 */
export function reloadContent(root: string = process.cwd()): Plugin {
	const owners = [join(root, FACTS), join(root, 'src/content')];
	return {
		name: 'reload-content',
		apply: 'serve',
		configureServer({ watcher, environments }) {
			watcher.add(owners);
			watcher.on('all', (_, file) => {
				if (!owners.some((place) => file === place || file.startsWith(`${place}/`))) return;
				for (const { moduleGraph, hot } of Object.values(environments)) {
					moduleGraph.invalidateAll();
					hot.send({ type: 'full-reload' });
				}
			});
		},
	};
}
