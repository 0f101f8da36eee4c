import { start } from '../../content/texte/start.ts';
import { Button } from '../ui/Button.tsx';
import styles from './HomeHero.module.css';

type Props = { pitch: string; ort?: string | undefined };

/** Pitch, the place of work where the owner names one, and links to contact and projects. */
export function HomeHero({ pitch, ort }: Props) {
	return (
		<>
			<p className={styles.pitch}>{pitch}</p>
			{ort && <p>{ort}</p>}
			<div className={styles.links}>
				<Button href="/kontakt">{start.wege.kontakt}</Button>
				<Button href="/portfolio" kind="quiet">
					{start.wege.projekte}
				</Button>
			</div>
		</>
	);
}
