import type { Projekt } from '../schema.ts';

const ART = {
	Neuerstellung: 'Wie eine neue Website entstanden ist',
	Relaunch: 'Wie aus einer alten Website eine neue wurde',
} as const satisfies Record<Projekt['projekt']['ziel'], string>;

/** Meta description of a project page (/portfolio/{url}), made from the project's own facts. */
export function projektBeschreibung({ projekt }: Projekt): string {
	return `${projekt.kunde}: ${ART[projekt.ziel]}. Ausgangslage, Umsetzung und Ergebnis, dazu ein kurzer Film und Bilder aus dem Projekt.`;
}
