import { ArrowLeft, ArrowRight } from 'lucide';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import type { Neighbours } from '../../lib/neighbours.ts';
import { Headline } from '../ui/Headline.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './ProjektHero.module.css';

type Props = { entry: Projekt; neighbours: Neighbours; count: number };

/** Opens a project's page: breadcrumb, the client's name as headline, arrows to the projects before and after. */
export function ProjektHero({ entry: { metadaten, projekt }, neighbours, count }: Props) {
	return (
		<div className={`shell ${styles.hero}`}>
			<Breadcrumb kunde={projekt.kunde} url={metadaten.url} />
			<div className={styles.row}>
				<Headline phrase={rahmen.projektVon(metadaten.id + 1, count)}>{projekt.kunde}</Headline>
				<div className={styles.arrows} data-print="off">
					<Arrow to={neighbours.previous} icon={ArrowLeft} name={texts.nachbarn.vorheriges} />
					<Arrow to={neighbours.next} icon={ArrowRight} name={texts.nachbarn.naechstes} />
				</div>
			</div>
		</div>
	);
}

type ArrowProps = { to: Projekt | undefined; icon: typeof ArrowLeft; name: string };

function Arrow({ to, icon, name }: ArrowProps) {
	if (!to) {
		return (
			<span className={styles.arrow}>
				<Icon icon={icon} />
			</span>
		);
	}
	return (
		<a
			className={styles.arrow}
			href={`/portfolio/${to.metadaten.url}`}
			aria-label={`${name}: ${to.projekt.kunde}`}
		>
			<Icon icon={icon} />
		</a>
	);
}
