import type { ChildProcess } from 'node:child_process';

/** Collects what a program prints; the function it returns has all of it so far. */
export function collectOutput({ stdout, stderr }: ChildProcess): () => string {
	let text = '';
	for (const stream of [stdout, stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			text += chunk;
		});
	}
	return () => text;
}
