import type { Form } from './teile.ts';

/** Clip paths, each form once. */
export class Clips {
	#formen = new Map<string, string>();

	wrap(inhalt: string, formen: Form[]): string {
		return formen.reduceRight((innen, form) => {
			const weg = outline(form);
			const id = this.#formen.get(weg) ?? `schnitt-${this.#formen.size}`;
			this.#formen.set(weg, id);
			return `<g clip-path="url(#${id})">${innen}</g>`;
		}, inhalt);
	}

	defs(): string {
		return [...this.#formen]
			.map(([weg, id]) => `<clipPath id="${id}"><path d="${weg}"/></clipPath>`)
			.join('');
	}
}

/** A form as the data of a path. */
export function outline({ x, y, breite, hoehe, radien }: Form): string {
	const [a = 0, b = 0, c = 0, d = 0] = radien;
	const bogen = (r: number, dx: number, dy: number) =>
		r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '';
	return `M${x + a} ${y}H${x + breite - b}${bogen(b, 1, 1)}V${y + hoehe - c}${bogen(c, -1, 1)}H${x + d}${bogen(d, -1, -1)}V${y + a}${bogen(a, 1, -1)}z`;
}
