import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { start } from '../../content/texte/start.ts';
import { Button } from '../ui/Button.tsx';
import styles from './HomeLead.module.css';

export function HomeLead() {
	return (
		<div className={`shell ${styles.row}`}>
			<p className={`lead ${styles.pitch}`}>{inhaber.pitch}</p>
			<div className={styles.links}>
				<Button href="/kontakt">{rahmen.aufruf.knopf}</Button>
				<Button href="/portfolio" kind="quiet" withoutArrow>
					{start.projekte}
				</Button>
			</div>
		</div>
	);
}
