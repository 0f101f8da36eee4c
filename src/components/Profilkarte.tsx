import type { ComponentProps } from 'react';
import { inhaber } from '#shared/inhaber.ts';
import { foto } from '../content/foto.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { ExternerLink } from './ExternerLink.tsx';
import { Feld } from './Feld.tsx';
import { Foto } from './Foto.tsx';
import { Portrait } from './Portrait.tsx';
import stil from './Profilkarte.module.css';

const texte = rahmen.profilkarte;

/** The drawing's title block: portrait, the owner's photo if he has one, and labelled cells on who drew this, and two profiles; a strip on phones. */
export function Profilkarte(portrait: ComponentProps<typeof Portrait>) {
	return (
		<aside className={stil.karte} aria-label={texte.name} data-druck="aus">
			<div className={stil.bild}>{foto ? <Foto foto={foto} /> : <Portrait {...portrait} />}</div>
			<dl className={`felder ${stil.felder}`}>
				<Feld name={texte.gezeichnet} className={stil.ganz}>
					{inhaber.name}
				</Feld>
				<Feld name={texte.rolle} className={stil.breit}>
					{inhaber.rolle}
				</Feld>
				<Feld name={texte.massstab} className={stil.breit}>
					{texte.massstabWert}
				</Feld>
				<Feld name={texte.fokus} className={stil.ganz}>
					{inhaber.fokus}
				</Feld>
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
