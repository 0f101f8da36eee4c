import { start } from '../../content/texte/start.ts';
import { Button } from '../ui/Button.tsx';
import styles from './AboutTeaser.module.css';

const { titel, text, knopf } = start.about;

/** The career in a few lines. */
export function AboutTeaser() {
	return (
		<section className={styles.teaser}>
			<h2>{titel}</h2>
			<p>{text}</p>
			<Button href="/about" kind="quiet">
				{knopf}
			</Button>
		</section>
	);
}
