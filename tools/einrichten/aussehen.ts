import { contrast, type Rgb, toRgb } from '../../shared/contrast.ts';
import { weakContrasts } from '../../src/build/checks/weak-contrasts.ts';
import { type Colour, readColours, TOKENS } from '../../src/styles/read-colours.ts';
import { askText, choose, say } from '../dialog.ts';
import type { Question } from './question.ts';

/** A little more than the 4.5 that text needs. */
const READABLE = 4.6;
/** Light colours shine on dark paper. */
const READABLE_DARK = 7;
const PRESETS = { gruen: '#1f7a4d', petrol: '#0f6e7c', violett: '#6d3fc4', braun: '#8a5a1f' };

export const colourQuestion: Question = {
	...{ group: 'aussehen', key: 'farbe', label: 'Ihre Farbe', page: 'Jede Seite' },
	...{ fields: [], isPossible: () => true },
	isOpen: (site) => site.isStandIn('freiwillig.portraet'),
	async ask(site) {
		const answer = await choose(
			{ question: 'Die Farbe der Knöpfe und Links', why: 'Hell und dunkel, beide gut zu lesen.' },
			[
				['', 'Bleibt, wie sie ist'],
				['gruen', 'Grün'],
				['petrol', 'Petrol'],
				['violett', 'Violett'],
				['braun', 'Braun'],
				['eigene', 'Eine eigene'],
				['zurück', 'Zurück zur letzten Frage'],
			],
		);
		if (answer === 'zurück') return 'back';
		if (answer === '') return 'next';
		const wanted = answer === 'eigene' ? await askOwn() : PRESETS[answer];
		const css = withColour(site.read(TOKENS), wanted);
		const { hell = '', dunkel = '' } = readColours(css).get('blau') ?? {};
		site.write(TOKENS, css);
		const words = hell === wanted ? '' : ` ${wanted} wäre schwer zu lesen.`;
		say(`Hell ist sie nun ${hell}, dunkel ${dunkel}.${words}`);
		return 'next';
	},
};

async function askOwn(): Promise<string> {
	const typed = await askText({
		question: 'Ihre Farbe',
		why: 'Als # und sechs Zeichen, wie Programme sie nennen. Ist sie zu hell, wird sie dunkler.',
		example: '#a03c5a',
		check: (colour) => (hexOf(colour) ? undefined : 'Erwartet # und sechs Zeichen, etwa #a03c5a.'),
	});
	return hexOf(typed) ?? '';
}

/** „A03C5A“ or „#abc“ as # and six digits. */
export function hexOf(typed: string): string | undefined {
	const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed) ?? [];
	if (!digits) return undefined;
	const all = digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits;
	return `#${all.toLowerCase()}`;
}

/**
 * Puts a colour in place of the blue of a style sheet, in both schemes: as it is where text of it and on it can
 * be read, else darker or lighter. @throws where it cannot pass the check of the build
 */
export function withColour(css: string, wanted: string): string {
	const colours = readColours(css);
	const others = (scheme: keyof Colour) =>
		['papier', 'blatt', 'auf-blau'].map((name) => toRgb(colours.get(name)?.[scheme] ?? ''));
	const light = readable(wanted, '#000000', others('hell'), READABLE);
	const dark = readable(wanted, '#ffffff', others('dunkel'), READABLE_DARK);
	const changed = css
		.replace(/(--blau: )light-dark\([^)]*\)/, `$1light-dark(${light}, ${dark})`)
		.replace(
			/(--blau-tief: )light-dark\([^)]*\)/,
			`$1light-dark(${mix(light, '#000000', 0.25)}, ${mix(dark, '#ffffff', 0.35)})`,
		);
	const faults = weakContrasts(changed);
	if (faults.length > 0) throw new Error(faults.join('\n'));
	return changed;
}

/** The colour, or the first step from it towards another one that stands out from all backgrounds. */
function readable(colour: string, towards: string, backgrounds: Rgb[], least: number): string {
	const steps = Array.from({ length: 51 }, (_, i) => mix(colour, towards, i / 50));
	const holds = (step: string) =>
		backgrounds.every((background) => contrast(toRgb(step), background) >= least);
	return steps.find(holds) ?? towards;
}

function mix(a: string, b: string, share: number): string {
	const [from, to] = [toRgb(a), toRgb(b)];
	const parts = from.map((part, i) => Math.round(part + ((to[i] ?? 0) - part) * share));
	return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
