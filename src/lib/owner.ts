import { inhaber } from '#shared/inhaber.ts';

/** Absolute URL of a page. `path` starts with a slash and has none at its end; '/' is the home page. */
export function pageUrl(path: string, origin: string = inhaber.siteUrl): string {
	return new URL(path, origin).href;
}

export const contactLinks = {
	telefon: `tel:${inhaber.telefon.replace(/[^+\d]/g, '')}`,
	email: `mailto:${inhaber.email}`,
};

/** First letter of the family name: the last word of the name. */
export function initial(name: string = inhaber.name): string {
	return name.trim().split(/\s+/).at(-1)?.charAt(0).toUpperCase() ?? '';
}
