import type { Projekt } from '#shared/projekt/projekt-schema.ts';

/** Path of the picture that shows a project's site on cards and in comparisons. */
export function mainPicture({ weiterebilder, placeholder }: Projekt['source']): string {
	return weiterebilder[0] ?? placeholder;
}
