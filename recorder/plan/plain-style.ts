import { lineWidths } from './paint.ts';

/** Makes our rules stronger than those of the page. */
export const stronger = ':not(#plan#plan#plan)';

/** Removes all colours of the page and of the browser's controls. The background of the page fills the window. */
export const plainStyle = `
	*${stronger}, *${stronger}::before, *${stronger}::after, *${stronger}::placeholder, *${stronger}::marker {
		${important(`transition:none;color:transparent;-webkit-text-fill-color:currentColor;-webkit-text-stroke:0;text-shadow:none;
		text-decoration-line:none;background:none;border-color:transparent;border-image:none;box-shadow:none;outline-color:transparent;
		column-rule-color:transparent;list-style-image:none;accent-color:var(--plan-ink);filter:none;backdrop-filter:none;mix-blend-mode:normal`)}
	}
	:is(html, body)${stronger}${stronger} { ${important('background-attachment:fixed')} }
	::-webkit-progress-bar, ::-webkit-meter-bar, ::-webkit-slider-runnable-track { ${important(`appearance:none;border:0;background:linear-gradient(var(--plan-ink) 0 0) center/100% ${lineWidths.box}px no-repeat`)} }
	::-webkit-progress-value, ::-webkit-meter-optimum-value { ${important('background:var(--plan-ink)')} }
	::-webkit-slider-thumb { ${important('appearance:none;width:14px;height:14px;border-radius:50%;background:var(--plan-ink)')} }
	:is(progress, meter, [type=range])${stronger} { ${important('appearance:none')} }
	:is(iframe, object, embed)${stronger} { ${important('content-visibility:hidden;contain-intrinsic-size:300px 150px')} }
	::-webkit-media-controls { ${important('display:none')} }
	:is(input, select, textarea)${stronger}:not(:placeholder-shown), *${stronger}::placeholder {
		${important(`text-decoration:underline line-through ${lineWidths.text}px var(--plan-soft);text-decoration-skip-ink:none;text-underline-offset:0`)}
	}
	[data-werkplan-layer]${stronger} { ${important('opacity:1;will-change:opacity')} }
	[data-werkplan-layer=filter]${stronger} { ${important('will-change:filter')} }
	[data-werkplan-layer=gone]${stronger} { ${important('opacity:0')} }
	::highlight(plan-base), ::highlight(plan-x) {
		color:transparent; background-color:var(--plan-behind); text-decoration:underline var(--plan-fine) var(--plan-line); text-decoration-skip-ink:none; text-underline-offset:0
	}
	::highlight(plan-x) { text-underline-offset:-1ex }`;

/** Adds !important to every declaration. */
export function important(style: string): string {
	return `${style.replaceAll(/;(?=\s*[-a-z]+:)/g, ' !important;')} !important`;
}
