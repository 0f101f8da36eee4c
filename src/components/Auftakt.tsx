import stil from './Auftakt.module.css';
import { Titel } from './Titel.tsx';

type Props = {
	titel: React.ReactNode;
	/** Words on the dimension line under the headline. */
	phrase: string;
	/** Small annotation above the headline, for which a narrow window has no room. */
	vorzeile?: string;
	art?: 'start' | 'recht';
	children?: React.ReactNode;
};

/** Opening of a page: annotation, measured headline, and what introduces the page. */
export function Auftakt({ titel, phrase, vorzeile, art, children }: Props) {
	return (
		<div className={stil.auftakt}>
			{vorzeile && <p className={stil.vorzeile}>{vorzeile}</p>}
			<Titel phrase={phrase} {...(art && { art })}>
				{titel}
			</Titel>
			{children && <div className={stil.einleitung}>{children}</div>}
		</div>
	);
}
