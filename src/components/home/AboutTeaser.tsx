import { start } from '../../facts/texts.ts';
import grid from '../../styles/compositions/grid.module.css';
import { ProfileCard } from '../frame/ProfileCard.tsx';
import { Button } from '../ui/Button.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import styles from './AboutTeaser.module.css';

const { titel, text, knopf } = start.about;

export function AboutTeaser() {
	return (
		<div className={`shell section ${grid.grid} ${styles.row}`}>
			<section className={styles.teaser}>
				<h2>{titel}</h2>
				<Paragraphs className="lead" texts={[text]} />
				<Button href="/about" kind="quiet">
					{knopf}
				</Button>
			</section>
			<div className={styles.profile}>
				<ProfileCard />
			</div>
		</div>
	);
}
