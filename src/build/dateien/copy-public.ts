import { once } from 'node:events';
import { constants } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroConfig } from 'astro';
import type { Plugin } from 'vite';

/**
 * Copies `public/` in a thread of its own while the pages are drawn; Vite would do so before, with all
 * else waiting. Where the file system can, a copy shares its blocks until one of both changes.
 */
export function copyPublic() {
	let kopie: Promise<unknown> | undefined;
	return {
		/** For Vite: leaves its own copying out and begins this one. */
		plugin: ({ publicDir, outDir }: Pick<AstroConfig, 'publicDir' | 'outDir'>): Plugin => ({
			name: 'copy-public',
			configEnvironment: (name) =>
				name === 'client' ? { build: { copyPublicDir: false } } : undefined,
			// By now the folder is empty.
			renderStart() {
				kopie ??= copyFolder(fileURLToPath(publicDir), fileURLToPath(outDir));
				// A failure is reported where the copy is waited for.
				kopie.catch(() => undefined);
			},
		}),
		/** @throws when a file could not be copied */
		async done(): Promise<void> {
			await kopie;
		},
	};
}

const COPY = `
const { cpSync } = require('node:fs');
const { von, nach, mode } = require('node:worker_threads').workerData;
cpSync(von, nach, { recursive: true, mode });`;

function copyFolder(von: string, nach: string): Promise<unknown> {
	const workerData = { von, nach, mode: constants.COPYFILE_FICLONE };
	return once(new Worker(COPY, { eval: true, workerData }), 'exit');
}
