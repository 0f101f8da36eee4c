import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Projekt } from '../content/schema.ts';
import { schnitt } from '../content/texte/schnitt.ts';
import type { Manifest } from '../lib/manifest.ts';
import type { Riss } from '../lib/riss.ts';
import { Icon } from './Icon.tsx';
import stil from './Schnitt.module.css';
import { Schnittbuehne } from './Schnittbuehne.tsx';

type Props = {
	eintrag: Projekt;
	riss: Riss;
	manifest: Manifest;
	/** How wide the stage is drawn, as a `sizes` value. */
	sizes: string;
	/** Between the two ends of the dimension line. */
	children?: React.ReactNode;
};

/**
 * Working drawing and finished page of one client, parted by a section line. The handle is a range
 * input in the form of a dimension line; without scripts/schnitt.ts the line rests.
 */
export function Schnitt({ eintrag, riss, manifest, sizes, children }: Props) {
	const buehne = { eintrag, manifest, sizes };
	return (
		<div className={stil.schnitt} data-schnitt="">
			<Schnittbuehne {...buehne} geraet="desktop" blatt={riss.desktop} />
			<Schnittbuehne {...buehne} geraet="telefon" blatt={riss.telefon} />
			<div className={stil.mass} data-druck="aus">
				<svg aria-hidden="true" className={stil.kette}>
					<marker id="tick" markerUnits="userSpaceOnUse" overflow="visible">
						<path d="M-5 5 5-5" />
					</marker>
					<line x1="0" y1="22" x2="100%" y2="22" />
					<line x1="0" y1="10" x2="0" y2="34" />
					<line x1="100%" y1="10" x2="100%" y2="34" />
				</svg>
				<input
					type="range"
					defaultValue={RUHE}
					autoComplete="off"
					aria-label={schnitt.griff}
					aria-valuetext={schnitt.stand(RUHE)}
				/>
				<span className={stil.ring} aria-hidden="true">
					<Icon form={ChevronLeft} groesse={14} />
					<Icon form={ChevronRight} groesse={14} />
				</span>
			</div>
			<div className={stil.enden}>
				<span>{schnitt.plan}</span>
				{children}
				<span>{schnitt.gebaut}</span>
			</div>
		</div>
	);
}

/** Where the line rests, in percent; Schnitt.module.css starts there. */
const RUHE = 52;
