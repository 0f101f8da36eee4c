import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The whole path that was typed or dragged into the terminal: with `~/`, in quotes, with backslashes or as an address;
 * undefined for the address of another machine.
 */
export function pathOf(typed: string): string | undefined {
	if (typed.startsWith('file://')) return pathOfAddress(typed);
	const bare = typed
		.replaceAll(`'\\''`, "'")
		.replace(/^(['"])(.*)\1$/, '$2')
		.replace(/\\(.)/g, '$1');
	return path.resolve(bare.replace(/^~(?=\/)/, homedir()));
}

function pathOfAddress(address: string): string | undefined {
	try {
		return fileURLToPath(address);
	} catch {
		return undefined;
	}
}
