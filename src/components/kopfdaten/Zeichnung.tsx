import { FARBEN } from '../../lib/kopfdaten/farben.ts';

const { papier, blatt, tinte, tinteWeich, linie, rot } = FARBEN.hell;

/*
 * Parts of the preview pictures, in the small part of CSS that satori lays out: flex boxes and
 * inline styles only.
 */

/** Thin red line with ticks at both ends and a phrase on it. */
export function Masslinie({ phrase, breite }: { phrase: string; breite: number }) {
	const strich = { flex: 1, height: 2, backgroundColor: rot };
	return (
		<div style={{ display: 'flex', alignItems: 'center', width: breite, color: rot }}>
			<Ende />
			<div style={strich} />
			<span style={{ fontFamily: 'Plex', fontSize: 22, margin: '0 18px' }}>{phrase}</span>
			<div style={strich} />
			<Ende />
		</div>
	);
}

function Ende() {
	return (
		<svg
			width="20"
			height="20"
			viewBox="0 0 20 20"
			style={{ margin: '0 -10px' }}
			aria-hidden="true"
		>
			<path d="M2 18L18 2" stroke={rot} strokeWidth="2.5" />
		</svg>
	);
}

/** The frame of a browser window; what it shows is pasted under it. Rounded on top, open below. */
export function Fenster({ adresse, breite, hoehe }: Mass & { adresse: string }) {
	const punkt = { width: 12, height: 12, borderRadius: 6, border: `2px solid ${tinte}` };
	return (
		<div
			style={{
				display: 'flex',
				flexDirection: 'column',
				width: breite,
				height: hoehe,
				border: `2px solid ${tinte}`,
				borderBottomWidth: 0,
			}}
		>
			<div
				style={{
					display: 'flex',
					alignItems: 'center',
					height: LEISTE,
					padding: '0 16px',
					gap: 8,
					backgroundColor: blatt,
					borderBottom: `2px solid ${tinte}`,
				}}
			>
				<div style={punkt} />
				<div style={punkt} />
				<div style={punkt} />
				<span
					style={{
						display: 'flex',
						flex: 1,
						justifyContent: 'center',
						fontFamily: 'Plex',
						fontSize: 17,
						color: tinteWeich,
						paddingRight: 52,
					}}
				>
					{adresse}
				</span>
			</div>
		</div>
	);
}

type Mass = { breite: number; hoehe: number };

/** Height of a window's address bar. */
export const LEISTE = 40;

/** One cell of a title block: a small label and what it says. */
export function Feld({ name, wert, letztes }: { name: string; wert: string; letztes?: boolean }) {
	return (
		<div
			style={{
				display: 'flex',
				flexDirection: 'column',
				justifyContent: 'center',
				flexGrow: 1,
				padding: '0 28px',
				borderRight: letztes ? 'none' : `2px solid ${linie}`,
			}}
		>
			<span style={{ fontFamily: 'Plex', fontSize: 18, color: tinteWeich, marginBottom: 4 }}>
				{name}
			</span>
			<span style={{ fontWeight: 600, fontSize: 25, whiteSpace: 'nowrap' }}>{wert}</span>
		</div>
	);
}

/** The whole sheet. */
export function Blatt({ children }: { children: React.ReactNode }) {
	return (
		<div
			style={{
				display: 'flex',
				position: 'relative',
				width: '100%',
				height: '100%',
				fontFamily: 'Schibsted',
				color: tinte,
			}}
		>
			{children}
		</div>
	);
}

/** A size at which a line of this text is about as wide as asked, within bounds. */
export function passendeGroesse(text: string, breite: number, hoechstens: number): number {
	const MITTLERE_BREITE = 0.53;
	return Math.max(34, Math.min(hoechstens, Math.floor(breite / (text.length * MITTLERE_BREITE))));
}

export { papier };
