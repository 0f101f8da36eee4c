import { DimensionLine } from './DimensionLine.tsx';
import stil from './Headline.module.css';

type Props = {
	/** Words on the dimension line. */
	phrase: string;
	/** Sizes of its own: home in one line, a client's name of any length, the sober pages, a figure. */
	art?: 'start' | 'projekt' | 'recht' | 'zahl';
	children: React.ReactNode;
};

/** A page's headline, measured: the line below reaches from its first letter to its last. */
export function Headline({ phrase, art, children }: Props) {
	return (
		<div className={art ? `${stil.titel} ${stil[art]}` : stil.titel}>
			<h1>
				<span className={stil.wort}>{children}</span>
			</h1>
			<DimensionLine>{phrase}</DimensionLine>
		</div>
	);
}
