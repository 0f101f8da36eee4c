import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** In a packed recorder the bundle lies beside it (build.ts); in the repository it is made when it is first needed. */
const packed = fileURLToPath(new URL('in-page.js', import.meta.url));

let script: Promise<string> | undefined;

/** The functions of in-page/ as one script, which makes them known as `recorder`. */
export function inPageScript(): Promise<string> {
	script ??= existsSync(packed) ? readFile(packed, 'utf8') : bundleInPage();
	return script;
}

export async function bundleInPage(): Promise<string> {
	const { build } = await import('esbuild');
	const { outputFiles } = await build({
		entryPoints: [fileURLToPath(new URL('../in-page/index.ts', import.meta.url))],
		bundle: true,
		write: false,
		format: 'iife',
		globalName: 'recorder',
		target: 'chrome120',
	});
	return outputFiles.map(({ text }) => text).join('');
}
