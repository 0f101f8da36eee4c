import { ArrowLeft, ArrowRight } from 'lucide';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { projekt as texte } from '../../content/texte/projekt.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import type { Neighbours } from '../../lib/neighbours.ts';
import { Breadcrumb } from '../frame/Breadcrumb.tsx';
import { Headline } from '../ui/Headline.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './ProjektHero.module.css';

type Props = { entry: Projekt; neighbours: Neighbours; count: number };

/** Breadcrumb, the client's name as the sheet's title, and the way to the sheets beside it. */
export function ProjektHero({ entry: { metadaten, projekt }, neighbours, count }: Props) {
	return (
		<div className={`shell ${styles.hero}`}>
			<Breadcrumb kunde={projekt.kunde} />
			<div className={styles.row}>
				<Headline phrase={rahmen.blattVon(metadaten.id + 1, count)}>{projekt.kunde}</Headline>
				<div className={styles.arrows} data-print="off">
					<Arrow too={neighbours.previous} form={ArrowLeft} name={texte.nachbarn.vorheriges} />
					<Arrow too={neighbours.next} form={ArrowRight} name={texte.nachbarn.naechstes} />
				</div>
			</div>
		</div>
	);
}

type ArrowProps = { too: Projekt | undefined; form: typeof ArrowLeft; name: string };

function Arrow({ too, form, name }: ArrowProps) {
	if (!too) {
		return (
			<span className={styles.arrow}>
				<Icon form={form} />
			</span>
		);
	}
	return (
		<a
			className={styles.arrow}
			href={`/portfolio/${too.metadaten.url}`}
			aria-label={`${name}: ${too.projekt.kunde}`}
		>
			<Icon form={form} />
		</a>
	);
}
