import { COLOURS } from '../../styles/colours.ts';
import template from './portrait.svg?raw';
import { versionedPath } from './versioned-path.ts';

const NAMES = {
	blatt: COLOURS.sheet,
	tinte: COLOURS.ink,
	'tinte-weich': COLOURS.inkSoft,
	blau: COLOURS.blue,
};

/** The drawn portrait with the colours of the tokens, which a picture cannot read. */
export const portraitSvg: string = template
	.replace('/* hell */', colours('hell'))
	.replace('/* dunkel */', colours('dunkel'));

/** Its address (pages/[portrait].svg.ts). */
export const PORTRAIT_PATH: string = versionedPath('/portrait.svg', portraitSvg);

function colours(scheme: 'hell' | 'dunkel'): string {
	return Object.entries(NAMES)
		.map(([name, colour]) => `--${name}: ${colour[scheme]};`)
		.join(' ');
}
