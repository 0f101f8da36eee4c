import { Headline } from './Headline.tsx';
import stil from './PageHero.module.css';

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
export function PageHero({ titel, phrase, vorzeile, art, children }: Props) {
	return (
		<div className={stil.auftakt}>
			{vorzeile && <p className={stil.vorzeile}>{vorzeile}</p>}
			<Headline phrase={phrase} {...(art && { art })}>
				{titel}
			</Headline>
			{children && <div className={stil.einleitung}>{children}</div>}
		</div>
	);
}
