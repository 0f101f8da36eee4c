import { DimensionLine } from './DimensionLine.tsx';
import stil from './Headline.module.css';

type Props = {
	/** Words on the dimension line. */
	phrase: React.ReactNode;
	/** Sizes of its own: a client's name of any length, the sober pages, a figure. */
	art?: 'projekt' | 'recht' | 'zahl';
	className?: string | undefined;
	/** What goes on behind the dimension line. */
	chain?: React.ReactNode;
	children: React.ReactNode;
};

/** A page's headline, measured: the line below reaches from its first letter to its last. */
export function Headline({ phrase, art, className, chain, children }: Props) {
	const classes = [stil.titel, art && stil[art], className].filter(Boolean).join(' ');
	return (
		<div className={classes}>
			<h1>
				<span className={stil.wort}>{children}</span>
			</h1>
			<DimensionLine>{phrase}</DimensionLine>
			{chain}
		</div>
	);
}
