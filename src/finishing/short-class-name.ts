import { globSync } from 'node:fs';
import { relative } from 'node:path';

/** Every style module, in the same order in each build and each of its environments. */
const modules = globSync('src/**/*.module.css').toSorted();

/**
 * Names a class or keyframes of a style module by two letters for the file and its place in there. Random
 * hashes of four letters compress so badly that a page would weigh up to 500 bytes more.
 */
export function shortClassName(name: string, file: string, css: string): string {
	const path = relative(process.cwd(), file);
	// A module that was added while `npm run dev` runs.
	if (!modules.includes(path)) modules.push(path);
	const index = modules.indexOf(path);
	const names = [...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => name);
	return `${letter(index / 26)}${letter(index % 26)}${[...new Set(names)].indexOf(name)}`;
}

function letter(index: number): string {
	return String.fromCharCode(97 + Math.floor(index));
}
