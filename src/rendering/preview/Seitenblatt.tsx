import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { hostname } from '../../lib/hostname.ts';
import { FARBEN } from '../colours.ts';
import { initiale } from '../signet/signet.ts';
import {
	Blatt,
	Feld,
	Fenster,
	fittingSize,
	Masslinie,
	type Platz,
	Signet,
	Telefon,
} from './Zeichnung.tsx';

type Props = {
	/** One entry per line. */
	ueberschrift: readonly string[];
	phrase: string;
	fenster?: { platz: Platz; adresse: string } | undefined;
	telefone?: readonly Platz[];
	/** Width that headline and dimension line have to themselves. */
	breite: number;
};

/** Where the title block begins: windows stand on this line. */
export const GRUNDLINIE = 522;
export const RAND = 60;

/** Preview picture of a page: headline, dimension line, windows, and the title block below. */
export function Seitenblatt({ ueberschrift, phrase, fenster, telefone = [], breite }: Props) {
	const {
		tinte: { hell: tinte },
		blatt: { hell: blatt },
	} = FARBEN;
	const laengste = ueberschrift.toSorted((a, b) => b.length - a.length)[0] ?? '';
	return (
		<Blatt>
			{fenster && <Fenster {...fenster} />}
			{telefone.map((platz) => (
				<Telefon key={platz.links} platz={platz} />
			))}
			<div
				style={{
					display: 'flex',
					flexDirection: 'column',
					position: 'absolute',
					left: RAND,
					top: 52,
				}}
			>
				<Name />
			</div>
			<div
				style={{
					display: 'flex',
					flexDirection: 'column',
					justifyContent: 'center',
					position: 'absolute',
					left: RAND,
					top: 120,
					height: GRUNDLINIE - 150,
					width: breite,
				}}
			>
				<div
					style={{
						display: 'flex',
						flexDirection: 'column',
						marginLeft: -5,
						marginBottom: 40,
						fontWeight: 800,
						fontSize: fittingSize(laengste, breite, {
							hoechstens: ueberschrift.length > 1 ? 122 : 146,
							mindestens: 40,
						}),
						letterSpacing: '-0.035em',
						lineHeight: 0.98,
					}}
				>
					{ueberschrift.map((zeile) => (
						<span key={zeile} style={{ whiteSpace: 'nowrap' }}>
							{zeile}
						</span>
					))}
				</div>
				<Masslinie phrase={phrase} breite={breite} />
			</div>
			<div
				style={{
					display: 'flex',
					position: 'absolute',
					left: 0,
					top: GRUNDLINIE,
					width: '100%',
					height: 630 - GRUNDLINIE,
					padding: `0 ${RAND - 28}px`,
					backgroundColor: blatt,
					borderTop: `3px solid ${tinte}`,
				}}
			>
				<Feld name={rahmen.profilkarte.rolle} wert={inhaber.rolle} />
				<Feld name={rahmen.profilkarte.fokus} wert={inhaber.fokus} />
				<Feld name={rahmen.adresse} wert={hostname(inhaber.siteUrl)} letztes />
			</div>
		</Blatt>
	);
}

function Name() {
	return (
		<div style={{ display: 'flex', alignItems: 'center', gap: 22 }}>
			<Signet buchstabe={initiale(inhaber.name)} />
			<span style={{ fontWeight: 600, fontSize: 32 }}>{inhaber.name}</span>
		</div>
	);
}
