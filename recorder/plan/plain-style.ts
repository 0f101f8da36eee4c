import { lineWidths } from './paint.ts';

/** Makes our rules stronger than those of the page. */
export const strong = ':not(#plan#plan#plan)';

/** Removes all colours of the page and of the browser's controls. The background of the page fills the window. */
export const plain = `
	*${strong}, *${strong}::before, *${strong}::after, *${strong}::placeholder, *${strong}::marker {
		${important(`transition:none;color:transparent;-webkit-text-fill-color:currentColor;-webkit-text-stroke:0;text-shadow:none;
		text-decoration-line:none;background:none;border-color:transparent;border-image:none;box-shadow:none;outline-color:transparent;
		column-rule-color:transparent;list-style-image:none;accent-color:var(--plan-ink);filter:none;backdrop-filter:none;mix-blend-mode:normal`)}
	}
	:is(html, body)${strong}${strong} { ${important('background-attachment:fixed')} }
	::-webkit-progress-bar, ::-webkit-meter-bar, ::-webkit-slider-runnable-track { ${important(`appearance:none;border:0;background:linear-gradient(var(--plan-ink) 0 0) center/100% ${lineWidths.box}px no-repeat`)} }
	::-webkit-progress-value, ::-webkit-meter-optimum-value { ${important('background:var(--plan-ink)')} }
	::-webkit-slider-thumb { ${important('appearance:none;width:14px;height:14px;border-radius:50%;background:var(--plan-ink)')} }
	:is(progress, meter, [type=range])${strong} { ${important('appearance:none')} }
	:is(iframe, object, embed)${strong} { ${important('content-visibility:hidden;contain-intrinsic-size:300px 150px')} }
	::-webkit-media-controls { ${important('display:none')} }
	:is(input, select, textarea)${strong}:not(:placeholder-shown), *${strong}::placeholder {
		${important(`text-decoration:underline line-through ${lineWidths.text}px var(--plan-soft);text-decoration-skip-ink:none;text-underline-offset:0`)}
	}
	[data-werkplan-layer]${strong} { ${important('opacity:1;will-change:opacity')} }
	[data-werkplan-layer=filter]${strong} { ${important('will-change:filter')} }
	[data-werkplan-layer=gone]${strong} { ${important('opacity:0')} }
	::highlight(plan-base), ::highlight(plan-x) {
		color:transparent; background-color:var(--plan-behind); text-decoration:underline var(--plan-fine) var(--plan-line); text-decoration-skip-ink:none; text-underline-offset:0
	}
	::highlight(plan-x) { text-underline-offset:-1ex }`;

/** Adds !important to every declaration. */
export function important(style: string): string {
	return `${style.replaceAll(/;(?=\s*[-a-z]+:)/g, ' !important;')} !important`;
}
