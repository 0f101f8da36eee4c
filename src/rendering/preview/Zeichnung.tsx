import { FARBEN } from '../colours.ts';
import type { Einlage } from './draw-vorschau.ts';

const {
	blatt: { hell: blatt },
	tinte: { hell: tinte },
	tinteWeich: { hell: tinteWeich },
	linie: { hell: linie },
	rot: { hell: rot },
} = FARBEN;

/*
 * Parts of the preview pictures, in the small part of CSS that satori lays out: flex boxes and
 * inline styles only.
 */

/** Thin red line with ticks at both ends and a phrase on it. */
export function Masslinie({ phrase, breite }: { phrase: string; breite: number }) {
	const ZEICHENBREITE = 0.6;
	const schrift = Math.min(22, (breite - 120) / (phrase.length * ZEICHENBREITE));
	const strich = { flex: 1, height: 2, backgroundColor: rot };
	return (
		<div style={{ display: 'flex', alignItems: 'center', width: breite, color: rot }}>
			<Ende />
			<div style={strich} />
			<span style={{ fontFamily: 'Plex', fontSize: schrift, margin: '0 18px' }}>{phrase}</span>
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

/** The owner's initial on its dimension line. */
export function Signet({ buchstabe }: { buchstabe: string }) {
	return (
		<div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 44 }}>
			<span style={{ fontWeight: 800, fontSize: 46, lineHeight: 0.9 }}>{buchstabe}</span>
			<svg width="52" height="14" viewBox="0 0 52 14" aria-hidden="true">
				<path d="M5 7H47M1 12L11 2M41 12L51 2" stroke={rot} strokeWidth="2.5" />
			</svg>
		</div>
	);
}

/** Where a window stands on the sheet, its frame included; in pixels from the top left. */
export type Platz = { links: number; oben: number; breite: number; hoehe: number };

/** The frame of a browser window. What it shows lies under it. */
export function Fenster({ platz, adresse }: { platz: Platz; adresse: string }) {
	const punkt = {
		boxSizing: 'border-box',
		width: 14,
		height: 14,
		borderRadius: 7,
		border: `2px solid ${tinte}`,
	} as const;
	const text = { fontFamily: 'Plex', fontSize: 17, color: tinteWeich };
	return (
		<Rahmen platz={platz} kopf={RAHMEN}>
			<div
				style={{
					display: 'flex',
					alignItems: 'center',
					gap: 8,
					width: '100%',
					boxSizing: 'border-box',
					height: LEISTE,
					padding: '0 16px',
					backgroundColor: blatt,
					borderBottom: `${RAHMEN}px solid ${tinte}`,
				}}
			>
				<div style={punkt} />
				<div style={punkt} />
				<div style={punkt} />
				<div style={{ display: 'flex', flex: 1, justifyContent: 'center', paddingRight: 52 }}>
					<span style={text}>{platz.breite > 420 ? adresse : ''}</span>
				</div>
			</div>
		</Rahmen>
	);
}

/** The frame of a phone. */
export function Telefon({ platz }: { platz: Platz }) {
	return <Rahmen platz={platz} kopf={TELEFON_KOPF} />;
}

type RahmenProps = { platz: Platz; kopf: number; children?: React.ReactNode };

/** Open below: it stands on a line. `kopf`: how strong it is above. */
function Rahmen({ platz: { links, oben, breite, hoehe }, kopf, children }: RahmenProps) {
	return (
		<div
			style={{
				display: 'flex',
				position: 'absolute',
				left: links,
				top: oben,
				width: breite,
				height: hoehe,
				boxSizing: 'border-box',
				border: `${RAHMEN}px solid ${tinte}`,
				borderTopWidth: kopf,
				borderBottomWidth: 0,
			}}
		>
			{children}
		</div>
	);
}

/** The picture that shows in a window or phone at this place. */
export function fensterInhalt(platz: Platz, pfad: string): Einlage {
	return inhalt(platz, pfad, RAHMEN + LEISTE);
}

export function telefonInhalt(platz: Platz, pfad: string): Einlage {
	return inhalt(platz, pfad, TELEFON_KOPF);
}

function inhalt({ links, oben, breite, hoehe }: Platz, pfad: string, kopf: number): Einlage {
	return {
		pfad,
		links: links + RAHMEN,
		oben: oben + kopf,
		breite: breite - 2 * RAHMEN,
		hoehe: hoehe - kopf,
	};
}

const RAHMEN = 2;
const LEISTE = 38;
const TELEFON_KOPF = 14;

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
			<span
				style={{
					fontWeight: 600,
					fontSize: fittingSize(wert, 290, { hoechstens: 25, mindestens: 15 }),
					whiteSpace: 'nowrap',
				}}
			>
				{wert}
			</span>
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
export function fittingSize(
	text: string,
	breite: number,
	grenzen: { hoechstens: number; mindestens: number },
): number {
	const MITTLERE_BREITE = 0.53;
	const groesse = Math.floor(breite / (text.length * MITTLERE_BREITE));
	return Math.max(grenzen.mindestens, Math.min(grenzen.hoechstens, groesse));
}
