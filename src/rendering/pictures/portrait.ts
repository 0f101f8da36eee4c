import { hash } from 'node:crypto';
import { COLOURS } from '../../styles/colours.ts';
import template from './portrait.svg?raw';

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

/** Its address (pages/[portrait].svg.ts). The hash makes browsers ask anew once the drawing changes. */
export const PORTRAIT_PATH = `/portrait.svg?${hash('sha256', portraitSvg, 'base64url').slice(0, 6)}`;

function colours(scheme: 'hell' | 'dunkel'): string {
	return Object.entries(NAMES)
		.map(([name, colour]) => `--${name}: ${colour[scheme]};`)
		.join(' ');
}
