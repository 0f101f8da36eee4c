import { contrast, type Rgb, toRgb } from '#shared/contrast.ts';
import { LEAST_FOR_TEXT, weakContrasts } from '../../src/build/checks/weak-contrasts.ts';
import { type Colour, readColours, TOKENS } from '../../src/styles/read-colours.ts';
import { line, type Meaning, type Question } from '../question.ts';
import type { Site } from '../site.ts';
import { factAmong } from './fact.ts';

/** A little more than text needs. */
const READABLE = LEAST_FOR_TEXT + 0.1;
/** Light colours shine on dark paper. */
const READABLE_DARK = 7;
const PRESETS = new Map([
	['grün', '#1f7a4d'],
	['petrol', '#0f6e7c'],
	['violett', '#6d3fc4'],
	['braun', '#8a5a1f'],
]);

export function aussehen(site: Site): Question[] {
	const css = site.read(TOKENS);
	return [
		line({
			id: 'farbe',
			label: 'Die Farbe der Knöpfe und Links',
			help: `${[...PRESETS.keys()].join(', ')} oder eine eigene wie #a03c5a. Strg-U leert die Zeile.`,
			// A style sheet cannot say `!muster`: it counts as open as long as the next question does.
			isOpen: site.isUnconfirmed('freiwillig.portraet'),
			own: accentOnPaper(css),
			take: (typed) => colourMeaning(typed, site, css),
		}),
		factAmong(site, 'freiwillig.portraet', {
			label: 'Was steht dort, wo kein Foto ist?',
			help: 'In der Profilkarte ohne Foto, und immer auf der Seite für Adressen, die es nicht gibt.',
			values: [
				['signet', 'Ihr Anfangsbuchstabe'],
				['zeichnung', 'Die Zeichnung: ein Mann mit Brille und Bleistift'],
			],
		}),
	];
}

function colourMeaning(typed: string, site: Site, css: string): Meaning {
	const colour = PRESETS.get(typed.toLowerCase()) ?? hexOf(typed);
	if (!colour) return 'Erwartet # und sechs Zeichen, etwa #a03c5a, oder ein Wort wie „grün“.';
	const changed = withColour(css, colour);
	const before = weakContrasts(css);
	if (weakContrasts(changed).some((fault) => !before.includes(fault)))
		return `${colour} passt nicht zu den anderen Farben in ${TOKENS}.`;
	return () => {
		site.write(TOKENS, changed);
		const light = accentOnPaper(changed);
		if (light === colour) return { say: `Hell und dunkel gut zu lesen: ${colour}.` };
		return { say: `${colour} wäre schwer zu lesen; genommen ist ${light}.` };
	};
}

function accentOnPaper(css: string): string {
	return readColours(css).get('blau')?.hell ?? '';
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
 * be read, else darker or lighter.
 */
export function withColour(css: string, wanted: string): string {
	const colours = readColours(css);
	const others = (scheme: keyof Colour) =>
		['papier', 'blatt', 'auf-blau'].map((name) => toRgb(colours.get(name)?.[scheme] ?? ''));
	const light = readable(wanted, '#000000', others('hell'), READABLE);
	const dark = readable(wanted, '#ffffff', others('dunkel'), READABLE_DARK);
	return css
		.replace(/(--blau: )light-dark\([^)]*\)/, `$1light-dark(${light}, ${dark})`)
		.replace(
			/(--blau-tief: )light-dark\([^)]*\)/,
			`$1light-dark(${mix(light, '#000000', 0.25)}, ${mix(dark, '#ffffff', 0.35)})`,
		);
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
