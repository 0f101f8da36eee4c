import { ArrowRight } from 'lucide-react';
import { projektPath } from '#shared/projekt-schema.ts';
import { start } from '../../content/texte/start.ts';
import type { DrawnProjekt } from '../../facts/projekte.ts';
import { tabLabel } from '../../lib/client-tabs.ts';
import { TABLET } from '../../lib/widths.ts';
import { CutStage } from '../drawing/CutStage.tsx';
import styles from './ClientTabs.module.css';

const SIZES = { wide: `${TABLET} 62vw, 45vw`, phone: '45vw' };

/**
 * The site of one client, chosen by radio buttons: home's section line cuts it. All their stages are in the
 * page; that of the checked one is shown. The tabs come first, so that they have their rows before the page has
 * arrived in full.
 */
export function ClientTabs({ clients }: { clients: readonly DrawnProjekt[] }) {
	if (clients.length === 0) return null;
	return (
		<div className={styles.tabs} role="radiogroup" aria-label={start.beispiele}>
			{clients.map((client, i) => (
				<label key={client.metadaten.url} className={styles.tab}>
					<input type="radio" name="kunde" defaultChecked={i === 0} />
					{tabLabel(client)}
				</label>
			))}
			{clients.map((client, i) => (
				<ClientPanel key={client.metadaten.url} client={client} isFirst={i === 0} />
			))}
		</div>
	);
}

/** What a client's tab shows: the link to his project, and his stage. */
function ClientPanel({ client, isFirst }: { client: DrawnProjekt; isFirst: boolean }) {
	return (
		<div className={styles.client}>
			<a className={styles.link} href={projektPath(client)}>
				{start.kundeAnsehen(client.projekt.kunde)}
				<ArrowRight size={20} />
			</a>
			<div className={styles.stage}>
				<CutStage projekt={client} sizes={SIZES} eager={isFirst} />
			</div>
		</div>
	);
}
