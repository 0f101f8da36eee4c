import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { FARBEN } from '../colours.ts';
import { Blatt, Feld, Fenster, fittingSize, Masslinie, type Platz, Telefon } from './Zeichnung.tsx';

type Props = {
	kunde: string;
	phrase: string;
	blatt: string;
	adresse: string;
	fenster: Platz;
	telefon: Platz | undefined;
};

/** Height of the client's ground: window and phone stand on its lower edge. */
export const GRUND = 424;
const KOPFBREITE = 700;

/** Preview picture of a project: its site on its own ground, the client's name in the title block. */
export function Projektvorschau({ kunde, phrase, blatt, adresse, fenster, telefon }: Props) {
	const {
		tinte: { hell: tinte },
		papier: { hell: papier },
		linie: { hell: linie },
	} = FARBEN;
	return (
		<Blatt>
			<Fenster platz={fenster} adresse={adresse} />
			{telefon && <Telefon platz={telefon} />}
			<div
				style={{
					display: 'flex',
					position: 'absolute',
					left: 0,
					top: GRUND,
					width: '100%',
					height: 630 - GRUND,
					backgroundColor: papier,
					borderTop: `3px solid ${tinte}`,
				}}
			>
				<div
					style={{
						display: 'flex',
						flexDirection: 'column',
						justifyContent: 'center',
						width: KOPFBREITE + 100,
						paddingLeft: 50,
					}}
				>
					<span
						style={{
							marginBottom: 26,
							fontWeight: 800,
							fontSize: fittingSize(kunde, KOPFBREITE, { hoechstens: 84, mindestens: 40 }),
							letterSpacing: '-0.035em',
							lineHeight: 1,
							maxWidth: KOPFBREITE + 40,
						}}
					>
						{kunde}
					</span>
					<Masslinie phrase={phrase} breite={KOPFBREITE} />
				</div>
				<div
					style={{
						display: 'flex',
						flexDirection: 'column',
						flexGrow: 1,
						borderLeft: `2px solid ${linie}`,
					}}
				>
					<Feld name={rahmen.profilkarte.gezeichnet} wert={inhaber.name} letztes />
					<div style={{ height: 2, width: '100%', backgroundColor: linie }} />
					<Feld name={rahmen.fusszeile.blatt} wert={blatt} letztes />
				</div>
			</div>
		</Blatt>
	);
}
