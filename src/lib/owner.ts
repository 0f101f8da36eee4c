import { inhaber } from '#shared/inhaber.ts';
import type { Inhaber } from '#shared/owner-schema.ts';

/** Absolute URL of a page. `path` starts with a slash and has none at its end; '/' is the home page. */
export function pageUrl(path: string, origin: string = inhaber.siteUrl): string {
	return new URL(path, origin).href;
}

/** Where a press on the owner's number or address leads. */
export function contactLink(
	channel: 'telefon' | 'email',
	{ telefon, email }: Pick<Inhaber, 'telefon' | 'email'> = inhaber,
): string {
	return channel === 'email' ? `mailto:${email}` : `tel:${telefon.replace(/[^+\d]/g, '')}`;
}

/** First letter of the family name: the last word of the name. */
export function initial(name: string = inhaber.name): string {
	return name.trim().split(/\s+/).at(-1)?.charAt(0).toUpperCase() ?? '';
}
