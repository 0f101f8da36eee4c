import { rmSync } from 'node:fs';

/** Deletes a file or folder when the process ends, after Ctrl-C too. Returns a function that cancels this. */
export function deleteOnExit(path: string): () => void {
	const remove = () => rmSync(path, { recursive: true, force: true });
	process.once('exit', remove);
	return () => process.off('exit', remove);
}
