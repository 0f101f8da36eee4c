import { Fragment } from 'react';
import stil from './ErrorPage.module.css';
import { Headline } from './Headline.tsx';
import { Portrait } from './Portrait.tsx';

type Props = {
	/** Row by row. */
	titel: readonly string[];
	/** The message as the specification words it. */
	meldung?: string;
	phrase: string;
	text: string;
	/** The owner beside it, rubbing out. */
	portrait?: boolean;
	children: React.ReactNode;
};

/** A dead end on graph paper: what is missing, a small joke, and the way on. */
export function ErrorPage({ titel, meldung, phrase, text, portrait = false, children }: Props) {
	return (
		<div className={stil.blatt}>
			<div className={stil.inhalt}>
				<Headline phrase={phrase} art={titel.join('').length < 8 ? 'zahl' : 'recht'}>
					{titel.map((zeile, i) => (
						<Fragment key={zeile}>
							{i > 0 && <br />}
							{`${zeile} `}
						</Fragment>
					))}
				</Headline>
				{meldung && <p className={stil.meldung}>{meldung}</p>}
				<p>{text}</p>
				<div className={stil.wege}>{children}</div>
			</div>
			{portrait && <Portrait pose="erasing" />}
		</div>
	);
}
