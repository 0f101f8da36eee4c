import { inhaber } from '#shared/inhaber.ts';
import { PREVIEW } from '#shared/preview-path.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { withoutSoftHyphens } from '#shared/soft-hyphen.ts';
import { COLOURS } from '../../styles/colours.ts';
import { advanceOf, type Letters } from '../fonts/drawing-fonts.ts';

const EDGE = 60;
const WIDTH = PREVIEW.width - 2 * EDGE;
/** Of the headline, in em. */
const LETTER_SPACING = -0.035;
const red = COLOURS.red.hell;
const label = { fontWeight: 600, fontSize: 32 } as const;
const tick = { width: 3, height: 22, transform: 'rotate(45deg)', backgroundColor: red };

type Props = {
	headline: string;
	phrase: string;
	/** The typeface as the headline has it. */
	letters: Letters;
};

/**
 * Preview picture of a page: the owner's name, the headline over a dimension line, the site's address. Uses
 * flex boxes and inline styles only: satori lays out no more.
 */
export function PreviewPicture({ headline, phrase, letters }: Props) {
	return (
		<div
			style={{
				display: 'flex',
				flexDirection: 'column',
				justifyContent: 'space-between',
				width: '100%',
				height: '100%',
				// satori counts padding beside the size otherwise, as CSS does.
				boxSizing: 'border-box',
				padding: EDGE,
				backgroundColor: COLOURS.paper.hell,
				color: COLOURS.ink.hell,
				fontFamily: 'Schibsted',
			}}
		>
			<span style={label}>{withoutSoftHyphens(inhaber.name)}</span>
			<div style={{ display: 'flex', flexDirection: 'column' }}>
				<span
					style={{
						marginBottom: 36,
						fontWeight: 800,
						fontSize: fittingSize(headline, letters),
						letterSpacing: `${LETTER_SPACING}em`,
						lineHeight: 0.98,
					}}
				>
					{headline}
				</span>
				<DimensionLine phrase={phrase} />
			</div>
			<span style={label}>{addressOf(inhaber.siteUrl)}</span>
		</div>
	);
}

/** The site's address as people say it: without www, and with umlauts. */
export function addressOf(siteUrl: string): string {
	return readableAddress(new URL(siteUrl).hostname.replace(/^www\./, ''));
}

function DimensionLine({ phrase }: { phrase: string }) {
	const size = Math.min(24, (WIDTH - 120) / (phrase.length * 0.6));
	const line = { flexGrow: 1, height: 2, backgroundColor: red };
	return (
		<div style={{ display: 'flex', alignItems: 'center', color: red }}>
			<div style={tick} />
			<div style={line} />
			<span style={{ fontWeight: 600, fontSize: size, margin: '0 18px' }}>{phrase}</span>
			<div style={line} />
			<div style={tick} />
		</div>
	);
}

/** The font size at which this headline is as wide as the sheet, within bounds. */
function fittingSize(headline: string, letters: Letters): number {
	const ems = advanceOf(headline, letters) + LETTER_SPACING * headline.length;
	return Math.max(40, Math.min(146, Math.floor(WIDTH / ems)));
}
