import { homedir } from 'node:os';
import path from 'node:path';
import type { Source } from '../../recorder/index.ts';
import { OwnerError } from '../../shared/owner-error.ts';

/** Where to record from by the options --url and --originale; undefined with neither. */
export function sourceOf(values: {
	url?: string | undefined;
	originale?: string | undefined;
}): Source | undefined {
	const { url, originale } = values;
	if (url && originale) throw new OwnerError('Entweder --url oder --originale, nicht beides.');
	if (originale) return { pictures: path.resolve(fullPath(originale)) };
	return url ? { url: fullUrl(url) } : undefined;
}

/** An address of the web with `https://` before it where that was left out, as browsers take it. */
export function fullUrl(address: string): string {
	return address.replace(/^(?!\w+:\/\/)(?=.)/, 'https://');
}

/** A path in which `~/`, the owner's own folder, is written out. */
export function fullPath(file: string): string {
	return file.replace(/^~(?=\/)/, homedir());
}
