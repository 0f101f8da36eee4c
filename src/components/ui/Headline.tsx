import { DimensionLine } from '../drawing/DimensionLine.tsx';
import styles from './Headline.module.css';

type Props = {
	/** Words on the dimension line. */
	phrase: React.ReactNode;
	/** In the text's face: it brings no letters of its own (finishing/headline-font.ts). */
	inTextFace?: boolean;
	className?: string | undefined;
	/** What goes on behind the dimension line. */
	chain?: React.ReactNode;
	children: React.ReactNode;
};

/**
 * A page's headline, measured: the line below reaches from its first letter to its last. What it stands
 * in may give it another size: --headline-size.
 */
export function Headline({ phrase, inTextFace, className, chain, children }: Props) {
	const classes = [styles.title, className].filter(Boolean).join(' ');
	return (
		<div className={classes}>
			<h1 {...(inTextFace && { 'data-face': 'text' })}>
				<span className={styles.word}>{children}</span>
			</h1>
			<DimensionLine>{phrase}</DimensionLine>
			{chain}
		</div>
	);
}
