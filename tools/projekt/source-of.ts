import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from '../../recorder/index.ts';
import { OwnerError } from '../../shared/owner-error.ts';

/** Where to record from by the options --url and --originale; undefined with neither. */
export function sourceOf(values: {
	url?: string | undefined;
	originale?: string | undefined;
}): Source | undefined {
	const { url, originale } = values;
	if (url && originale) throw new OwnerError('Entweder --url oder --originale, nicht beides.');
	if (originale) return { pictures: pathOf(originale) ?? originale };
	return url ? { url: fullUrl(url) } : undefined;
}

/** An address of the web with `https://` before it where that was left out, as browsers take it. */
export function fullUrl(address: string): string {
	return address.replace(/^(?!\w+:\/\/)(?=.)/, 'https://');
}

/**
 * The whole path that was typed or dragged into the terminal: with `~/`, in quotes, with backslashes or as an address;
 * undefined for the address of another machine.
 */
export function pathOf(typed: string): string | undefined {
	if (typed.startsWith('file://')) return pathOfAddress(typed);
	const bare = typed.replace(/^(['"])(.*)\1$/, '$2').replace(/\\(.)/g, '$1');
	return path.resolve(bare.replace(/^~(?=\/)/, homedir()));
}

function pathOfAddress(address: string): string | undefined {
	try {
		return fileURLToPath(address);
	} catch {
		return undefined;
	}
}
