import { inhaber } from '#shared/inhaber.ts';
import { ExternerLink } from './ExternerLink.tsx';
import { Portrait } from './Portrait.tsx';
import stil from './Profilkarte.module.css';

/** The drawing's title block: portrait and labelled cells on who drew this, and two profiles. */
export function Profilkarte() {
	return (
		<aside className={stil.karte} aria-label="Profil" data-druck="aus">
			<Portrait />
			<dl className={stil.felder}>
				<div className={stil.ganz}>
					<dt>Gezeichnet</dt>
					<dd>{inhaber.name}</dd>
				</div>
				<div>
					<dt>Rolle</dt>
					<dd>{inhaber.rolle}</dd>
				</div>
				<div>
					<dt>Maßstab</dt>
					<dd>1 : 1</dd>
				</div>
				<div className={stil.ganz}>
					<dt>Fokus</dt>
					<dd>{inhaber.fokus}</dd>
				</div>
			</dl>
			<ul className={stil.profile}>
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
