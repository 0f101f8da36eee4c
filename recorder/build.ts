import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleInPage } from './website/page-world.ts';

/* `npm pack` makes dist/ with this, and takes it away again: in the repository all runs as it is written. */

const dist = path.join(import.meta.dirname, 'dist');
if (process.argv.includes('--away')) rmSync(dist, { recursive: true, force: true });
else {
	await build({
		absWorkingDir: import.meta.dirname,
		entryPoints: ['index.ts', 'cli.ts'],
		outdir: dist,
		bundle: true,
		splitting: true,
		packages: 'external',
		platform: 'node',
		format: 'esm',
		target: 'node24',
	});
	await writeFile(path.join(dist, 'in-page.js'), await bundleInPage());
}
