import { strength, toRgb } from './colour.ts';
import type { Part } from './parts.ts';

/** A page's main colour: what most of its coloured areas have, buttons before all. Undefined on a page without colour. */
export function mainColour(parts: Part[]): string | undefined {
	const weights = new Map<string, number>();
	for (const part of parts) {
		if (part.kind !== 'box' || !part.fill || strength(toRgb(part.fill)) < 0.2) continue;
		const { width, height } = part.shape;
		const area = Math.sqrt(Math.min(width * height, 60_000)) * (part.role === 'button' ? 3 : 1);
		weights.set(part.fill, (weights.get(part.fill) ?? 0) + area * strength(toRgb(part.fill)));
	}
	return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
