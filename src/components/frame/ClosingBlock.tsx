import { rahmen } from '../../content/texte/rahmen.ts';
import grid from '../../styles/compositions/grid.module.css';
import { Button } from '../ui/Button.tsx';
import { ContactLink } from '../ui/ContactLink.tsx';
import styles from './ClosingBlock.module.css';

const { titel, text, knopf } = rahmen.aufruf;

export function ClosingBlock({ title = titel }: { title?: string }) {
	return (
		<section className={`shell ${grid.grid} ${styles.block}`}>
			<h2>{title}</h2>
			<div className={styles.action}>
				<p>{text}</p>
				<Button href="/kontakt">{knopf}</Button>
				<ContactLink channel="telefon" className={styles.telephone} />
			</div>
		</section>
	);
}
