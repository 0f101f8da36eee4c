import type { Projekt } from '../../shared/projekt/projekt-schema.ts';

/** Path of the picture that stands for a project's site wherever one does. */
export function firstSight({ weiterebilder, placeholder }: Projekt['source']): string {
	return weiterebilder[0] ?? placeholder;
}
