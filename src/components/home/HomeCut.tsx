import { ArrowRight } from 'lucide-react';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { start } from '../../content/texte/start.ts';
import { rissOf } from '../../content-schema/projekte.ts';
import { tabLabel } from '../../lib/client-tabs.ts';
import { CutStage } from '../drawing/CutStage.tsx';
import styles from './HomeCut.module.css';

/** How wide a client's page is on home. */
const SIZES = { wide: '(width >= 48rem) 62vw, 45vw', narrow: '45vw' };

type Props = { clients: readonly Projekt[]; children: React.ReactNode };

/**
 * What home's section line cuts: the headline, and the site of one client, chosen by radio buttons. All
 * their stages are in the page; that of the checked one is shown.
 */
export function HomeCut({ clients, children }: Props) {
	return (
		<div className={styles.cut}>
			{children}
			{clients.length > 0 && (
				<div className={styles.bar} role="radiogroup" aria-label={start.beispiele}>
					{clients.map((projekt, i) => (
						<Client key={projekt.metadaten.url} projekt={projekt} isFirst={i === 0} />
					))}
				</div>
			)}
		</div>
	);
}

/** A client's tab, the link to his project, and his stage. */
function Client({ projekt, isFirst }: { projekt: Projekt; isFirst: boolean }) {
	const href = `/portfolio/${projekt.metadaten.url}`;
	const riss = rissOf(projekt);
	if (!riss) return null;
	return (
		<div className={styles.client}>
			<label className={styles.tab}>
				<input type="radio" name="kunde" defaultChecked={isFirst} />
				{tabLabel(projekt)}
			</label>
			<a className={styles.link} href={href} aria-label={start.kundeAnsehen(projekt.projekt.kunde)}>
				{start.ansehen}
				<ArrowRight size={20} />
			</a>
			<div className={styles.stage}>
				<CutStage projekt={projekt} riss={riss} sizes={SIZES} eager={isFirst} />
			</div>
		</div>
	);
}
