import stil from './Auftakt.module.css';
import { Masslinie } from './Masslinie.tsx';

type Props = {
	titel: React.ReactNode;
	/** Words on the dimension line under the headline. */
	phrase: string;
	/** Small annotation above the headline. */
	vorzeile?: string;
	/** One step smaller, for long words and sober pages. */
	klein?: boolean;
	children?: React.ReactNode;
};

/** Opening of a page: annotation, headline, dimension line, and what introduces the page. */
export function Auftakt({ titel, phrase, vorzeile, klein = false, children }: Props) {
	return (
		<div className={stil.auftakt}>
			{vorzeile && <p className={stil.vorzeile}>{vorzeile}</p>}
			<h1 className={klein ? stil.klein : undefined}>{titel}</h1>
			<Masslinie>{phrase}</Masslinie>
			{children && <div className={stil.einleitung}>{children}</div>}
		</div>
	);
}
