import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Projekt } from '../content/schema.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import type { Neighbours } from '../lib/neighbours.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Headline } from './Headline.tsx';
import { Icon } from './Icon.tsx';
import stil from './ProjektHero.module.css';

type Props = { eintrag: Projekt; nachbarn: Neighbours; anzahl: number };

/** Breadcrumb, the client's name as the sheet's title, and the way to the sheets beside it. */
export function ProjektHero({ eintrag: { metadaten, projekt }, nachbarn, anzahl }: Props) {
	return (
		<div className={`huelle ${stil.auftakt}`}>
			<Breadcrumb kunde={projekt.kunde} />
			<div className={stil.reihe}>
				<Headline phrase={rahmen.blattVon(metadaten.id + 1, anzahl)} art="projekt">
					{projekt.kunde}
				</Headline>
				<div className={stil.pfeile} data-druck="aus">
					<Pfeil zu={nachbarn.vorheriges} form={ArrowLeft} name={texte.nachbarn.vorheriges} />
					<Pfeil zu={nachbarn.naechstes} form={ArrowRight} name={texte.nachbarn.naechstes} />
				</div>
			</div>
		</div>
	);
}

type PfeilProps = { zu: Projekt | undefined; form: typeof ArrowLeft; name: string };

function Pfeil({ zu, form, name }: PfeilProps) {
	if (!zu) {
		return (
			<span className={stil.pfeil}>
				<Icon form={form} />
			</span>
		);
	}
	return (
		<a
			className={stil.pfeil}
			href={`/portfolio/${zu.metadaten.url}`}
			aria-label={`${name}: ${zu.projekt.kunde}`}
		>
			<Icon form={form} />
		</a>
	);
}
