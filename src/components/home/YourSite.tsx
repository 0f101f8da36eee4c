import { ArrowRight } from 'lucide-react';
import { beispiele } from '../../content/texte/beispiele.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { OutlinedHeadline } from '../drawing/OutlinedHeadline.tsx';
import styles from './YourSite.module.css';

type Props = {
	/** Says how it comes about. */
	sentence: string;
	/** Where the section line rests, as a length from the left edge: the button lies under it. */
	rest: string;
};

const { name } = beispiele.undIhre;
const { knopf } = rahmen.aufruf;

/**
 * A website that is not there yet, the visitor's: drawn left of --line-x, right of it finished. It fills its positioned
 * parent, as wide as this is.
 */
export function YourSite({ sentence, rest }: Props) {
	return (
		<div className={styles.site} style={{ '--rest-x': rest }}>
			<div className={styles.drawn} aria-hidden="true">
				<i className={styles.address} />
				<i className={styles.text} />
			</div>
			<div className={styles.finished}>
				<i className={styles.address} aria-hidden="true" />
				<p className={styles.sentence}>{sentence}</p>
			</div>
			<p className={styles.name}>
				<OutlinedHeadline lines={[name]} on="sheet" guides />
			</p>
			<a className={styles.button} href="/kontakt">
				{knopf}
				<ArrowRight size={20} />
				<span className={styles.drawnButton} aria-hidden="true">
					<span>
						{knopf}
						<ArrowRight size={20} />
					</span>
				</span>
			</a>
		</div>
	);
}
