/** What a drawing is drawn with: strokes and fills by class, hatches by name; `calm`: also that of a page dark all over. */
export function pens(calm: boolean): string {
	const hatches = [hatch('dense', 7, 1.1), hatch('shade', 12, 0.9), hatch('wide', 12, 0.6)];
	return `${style}<defs>${hatches.join('')}${hatch('calm', 22, calm ? 0.6 : 0)}</defs>`;
}

const style = `<style>
	* { vector-effect: non-scaling-stroke; stroke-linejoin: round }
	svg { display: block; fill: none; overflow: hidden }
	.line { stroke: var(--ink) }
	.faint { stroke: var(--soft) }
	.hair { stroke: var(--hair); stroke-width: .8 }
	.counter { stroke: var(--paper) }
	.paper { fill: var(--paper) }
	.edge * { fill: var(--paper) !important; stroke: var(--paper) !important; stroke-width: 14px !important }
	.edge svg { overflow: visible }
	.ink { fill: var(--ink) }
	.dense { fill: url(#dense) }
	.shade { fill: url(#shade) }
	.wide { fill: url(#wide) }
	.calm { fill: url(#calm) }
	.dark { fill: var(--soft) }
	.frame { stroke: var(--ink); stroke-width: 2.8 }
	text { fill: var(--paper); stroke: var(--ink); paint-order: stroke }
	.guide { stroke: var(--soft); stroke-width: .8; stroke-dasharray: 14 3 2 3 }
</style>`;

function hatch(name: string, gap: number, stroke: number): string {
	return `<pattern id="${name}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="paper" width="${gap}" height="${gap}"/><path class="line" d="M0 0V${gap}" stroke-width="${stroke}"/></pattern>`;
}
