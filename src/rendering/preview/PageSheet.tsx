import { inhaber } from '#shared/inhaber.ts';
import { PREVIEW } from '#shared/preview-path.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { COLOURS } from '../../content-schema/colours.ts';

const EDGE = 60;
const WIDTH = PREVIEW.width - 2 * EDGE;
const TITLE_BLOCK = 108;
const ink = COLOURS.ink.hell;
const red = COLOURS.red.hell;
const column = { display: 'flex', flexDirection: 'column' } as const;

/**
 * Preview picture of a page: the owner's name, headline, dimension line, and the title block below.
 * Uses flex boxes and inline styles only: satori lays out no more.
 */
export function PageSheet({ headline, phrase }: { headline: string; phrase: string }) {
	return (
		<div
			style={{
				...column,
				width: '100%',
				height: '100%',
				backgroundColor: COLOURS.paper.hell,
				color: ink,
				fontFamily: 'Schibsted',
			}}
		>
			<span style={{ padding: `52px ${EDGE}px 0`, fontWeight: 600, fontSize: 32 }}>
				{inhaber.name}
			</span>
			<div
				style={{
					...column,
					flexGrow: 1,
					justifyContent: 'center',
					padding: `0 ${EDGE}px`,
				}}
			>
				<span
					style={{
						marginBottom: 36,
						fontWeight: 800,
						fontSize: fittingSize(headline, WIDTH, 40, 146),
						letterSpacing: '-0.035em',
						lineHeight: 0.98,
					}}
				>
					{headline}
				</span>
				<DimensionLine phrase={phrase} />
			</div>
			<div
				style={{
					display: 'flex',
					height: TITLE_BLOCK,
					padding: `0 ${EDGE - 28}px`,
					backgroundColor: COLOURS.sheet.hell,
					borderTop: `3px solid ${ink}`,
				}}
			>
				<Cell name={rahmen.profilkarte.name} value={inhaber.rolle} />
				<Cell name={rahmen.profilkarte.fokus} value={inhaber.fokus} />
				<Cell name={rahmen.adresse} value={hostname(inhaber.siteUrl)} last />
			</div>
		</div>
	);
}

/** Thin red line with ticks at both ends and a phrase in its middle. */
function DimensionLine({ phrase }: { phrase: string }) {
	const size = Math.min(24, (WIDTH - 120) / (phrase.length * 0.6));
	const line = { flexGrow: 1, height: 2, backgroundColor: red };
	return (
		<div style={{ display: 'flex', alignItems: 'center', color: red }}>
			<Tick />
			<div style={line} />
			<span style={{ fontWeight: 600, fontSize: size, margin: '0 18px' }}>{phrase}</span>
			<div style={line} />
			<Tick />
		</div>
	);
}

function Tick() {
	return (
		<svg width="20" height="20" style={{ margin: '0 -10px' }} aria-hidden="true">
			<path d="M2 18L18 2" stroke={red} strokeWidth="2.5" />
		</svg>
	);
}

/** One cell of the title block: a small label and its value. */
function Cell({ name, value, last = false }: { name: string; value: string; last?: boolean }) {
	return (
		<div
			style={{
				...column,
				flexGrow: 1,
				justifyContent: 'center',
				padding: '0 28px',
				borderRight: last ? 'none' : `2px solid ${COLOURS.line.hell}`,
			}}
		>
			<span style={{ color: COLOURS.inkSoft.hell, fontSize: 18 }}>{name}</span>
			<span style={{ fontWeight: 600, fontSize: fittingSize(value, 290, 15, 25) }}>{value}</span>
		</div>
	);
}

/** The font size at which this text is about as wide as asked, within bounds. */
function fittingSize(text: string, width: number, least: number, most: number): number {
	const AVERAGE_LETTER = 0.53;
	return Math.max(least, Math.min(most, Math.floor(width / (text.length * AVERAGE_LETTER))));
}

/** What an address bar shows of a URL: the host without its 'www.'. */
function hostname(url: string): string {
	return new URL(url).hostname.replace(/^www\./, '');
}
