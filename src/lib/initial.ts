import { inhaber } from '#shared/inhaber.ts';

/** First letter of the family name: the last word of the name. */
export function initial(name: string = inhaber.name): string {
	return name.trim().split(/\s+/).at(-1)?.charAt(0).toUpperCase() ?? '';
}
