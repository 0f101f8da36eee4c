import { splitLogin } from '#shared/login.ts';
import { OwnerError } from '#shared/owner-error.ts';
import type { Source } from '../../recorder/index.ts';
import { pathOf } from '../path-of.ts';

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

/** What `projekt:neu` is told: where to record from, and the website's public address, or the one recorded in its place. */
export type Said = {
	source?: Source | undefined;
	website?: string | undefined;
	recorded?: string | undefined;
};

export function saidOfProjekt(
	{ url, originale }: { url?: string | undefined; originale?: string | undefined },
	addresses: readonly string[],
): Said {
	const named = [...addresses, ...(url ? [url] : [])];
	if (named.length > 1)
		throw new OwnerError(`Nur eine Adresse kann aufgenommen werden, nicht ${named.join(', ')}.`);
	const source = sourceOf({ url: named[0], originale });
	const address = source && 'url' in source ? source.url : undefined;
	// A copy on this machine or behind a password can be recorded, but visitors need its public address.
	const isPublic = address?.startsWith('https:') && !splitLogin(address).login;
	return isPublic ? { source, website: address } : { source, recorded: address };
}

/** An address of the web with `https://` before it where that was left out, as browsers take it. */
export function fullUrl(address: string): string {
	return address
		.replace(/^(?!\w+:\/\/)(?=.)/, 'https://')
		.replace(/^\w+/, (scheme) => scheme.toLowerCase());
}
