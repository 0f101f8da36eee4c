import { longerLine } from '#shared/in-two-lines.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { DashDotLine } from '../drawing/DashDotLine.tsx';
import { OutlinedHeadline } from '../drawing/OutlinedHeadline.tsx';
import { Button } from '../ui/Button.tsx';
import { ContactLink } from '../ui/ContactLink.tsx';
import styles from './ClosingBlock.module.css';

const { text, knopf } = rahmen.aufruf;

type Props = {
	title: string;
	/** Where home's section line rests, in percent: of the headline's width there, on phones of the page's. */
	restPercent: number;
	phoneRestPercent: number;
};

/** The page ends as home begins: the section line cuts the last headline, left of it drawn, right of it built. */
export function ClosingBlock({ title, restPercent, phoneRestPercent }: Props) {
	return (
		<section
			className={styles.block}
			style={{
				'--rest-percent': restPercent,
				'--phone-rest-percent': phoneRestPercent,
				'--longest-line': longerLine(title),
			}}
		>
			<div className={styles.ground}>
				<div className={styles.cut}>
					<div className={styles.built} />
					<h2 className={styles.headline}>
						<OutlinedHeadline lines={[title]} on="paper" />
					</h2>
					<DashDotLine />
				</div>
				<p className={styles.text}>{text}</p>
				<div className={styles.ways}>
					<Button href="/kontakt" kind="white">
						{knopf}
					</Button>
					<ContactLink channel="telefon" className={styles.telephone} />
				</div>
			</div>
		</section>
	);
}
