import type { ComponentProps } from 'react';
import { inhaber } from '#shared/inhaber.ts';
import { foto } from '../content/foto.ts';
import { profile } from '../content/freiwillig.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { Cell } from './Cell.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { OwnerPhoto } from './OwnerPhoto.tsx';
import { Portrait } from './Portrait.tsx';
import stil from './ProfileCard.module.css';

const texte = rahmen.profilkarte;

/** The drawing's title block: portrait, the owner's photo if he has one, and labelled cells on who drew this, and his profiles; a strip on phones. */
export function ProfileCard(portrait: ComponentProps<typeof Portrait>) {
	return (
		<aside className={stil.karte} aria-label={texte.name} data-druck="aus">
			<div className={stil.bild}>
				{foto ? <OwnerPhoto foto={foto} sign={portrait.sign} /> : <Portrait {...portrait} />}
			</div>
			<dl className={`felder ${stil.felder}`}>
				<Cell name={texte.gezeichnet} className={stil.ganz}>
					{inhaber.name}
				</Cell>
				<Cell name={texte.rolle} className={stil.breit}>
					{inhaber.rolle}
				</Cell>
				<Cell name={texte.massstab} className={stil.breit}>
					{texte.massstabWert}
				</Cell>
				<Cell name={texte.fokus} className={stil.ganz}>
					{inhaber.fokus}
				</Cell>
			</dl>
			{profile.length > 0 && (
				<ul className={stil.profile} data-fokus="umriss">
					{profile.map(({ name, url }) => (
						<li key={url}>
							<ExternalLink href={url} rel="me noopener">
								{name}
							</ExternalLink>
						</li>
					))}
				</ul>
			)}
		</aside>
	);
}
