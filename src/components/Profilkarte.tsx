import type { ComponentProps } from 'react';
import { inhaber } from '#shared/inhaber.ts';
import { foto } from '../content/foto.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { ExternerLink } from './ExternerLink.tsx';
import { Foto } from './Foto.tsx';
import { Portrait } from './Portrait.tsx';
import stil from './Profilkarte.module.css';

const texte = rahmen.profilkarte;

/** The drawing's title block: portrait, the owner's photo if he has one, and labelled cells on who drew this, and two profiles; a strip on phones. */
export function Profilkarte(portrait: ComponentProps<typeof Portrait>) {
	return (
		<aside className={stil.karte} aria-label={texte.name} data-druck="aus">
			<div className={stil.bild}>{foto ? <Foto foto={foto} /> : <Portrait {...portrait} />}</div>
			<dl className={stil.felder}>
				<div className={stil.ganz}>
					<dt>{texte.gezeichnet}</dt>
					<dd>{inhaber.name}</dd>
				</div>
				<div className={stil.breit}>
					<dt>{texte.rolle}</dt>
					<dd>{inhaber.rolle}</dd>
				</div>
				<div className={stil.breit}>
					<dt>{texte.massstab}</dt>
					<dd>{texte.massstabWert}</dd>
				</div>
				<div className={stil.ganz}>
					<dt>{texte.fokus}</dt>
					<dd>{inhaber.fokus}</dd>
				</div>
			</dl>
			<ul className={stil.profile} data-fokus="umriss">
				{Object.values(inhaber.profile).map(({ name, url }) => (
					<li key={url}>
						<ExternerLink href={url} rel="me noopener">
							{name}
						</ExternerLink>
					</li>
				))}
			</ul>
		</aside>
	);
}
