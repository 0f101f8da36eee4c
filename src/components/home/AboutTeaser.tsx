import { start } from '../../content/texte/start.ts';
import grid from '../../styles/compositions/grid.module.css';
import { ProfileCard } from '../frame/ProfileCard.tsx';
import { Button } from '../ui/Button.tsx';
import { PageSection } from '../ui/PageSection.tsx';
import styles from './AboutTeaser.module.css';
import { CareerDrawing } from './CareerDrawing.tsx';

/** The career in a few lines beside the drawings of its stations; on phones the profile card follows. */
export function AboutTeaser() {
	const { titel, text, knopf } = start.about;
	return (
		<PageSection title={titel}>
			<div className={styles.text}>
				<p>{text}</p>
				<Button href="/about" kind="quiet">
					{knopf}
				</Button>
			</div>
			<div className={styles.row}>
				<CareerDrawing />
			</div>
			<div className={styles.card}>
				<ProfileCard />
			</div>
		</PageSection>
	);
}
