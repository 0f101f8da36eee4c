import { inhaber } from '#shared/inhaber.ts';
import { start } from '../../content/texte/start.ts';
import { Button } from '../ui/Button.tsx';
import styles from './HomeLead.module.css';

export function HomeLead() {
	return (
		<div className={`shell ${styles.row}`}>
			<p className={`lead ${styles.pitch}`}>{inhaber.pitch}</p>
			<div className={styles.links}>
				<Button href="/kontakt">{start.wege.kontakt}</Button>
				<Button href="/portfolio" kind="quiet" withoutArrow>
					{start.wege.projekte}
				</Button>
			</div>
		</div>
	);
}
