import { Menu, X } from 'lucide-react';
import { inhaber } from '#shared/inhaber.ts';
import { blattName } from '../content/blatt-name.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { CellGrid } from './CellGrid.tsx';
import { DirectLink } from './DirectLink.tsx';
import stil from './Header.module.css';
import { Icon } from './Icon.tsx';
import { Signet } from './Signet.tsx';

const texte = rahmen.navigation;

/** 'page' for the page itself, 'true' for the section it belongs to. */
function aktiv(href: string, pfad: string): 'page' | 'true' | undefined {
	if (href === pfad) return 'page';
	return href !== '/' && pfad.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Logo and main navigation. On phones the list is a popover: it opens and closes without JavaScript. */
export function Header({ pfad }: { pfad: string }) {
	return (
		<header className={stil.kopfzeile} data-druck="aus">
			<div className={`huelle ${stil.zeile}`}>
				<a className={stil.logo} href="/">
					<Signet />
					<span>
						{inhaber.name}
						<span className="nur-vorlesen">, {texte.logo}</span>
					</span>
				</a>
				<button type="button" className={stil.schalter} popoverTarget="navigation">
					<span className={stil.zu}>
						<Icon form={Menu} groesse={26} />
						<span className="nur-vorlesen">{texte.oeffnen}</span>
					</span>
					<span className={stil.auf}>
						<Icon form={X} groesse={26} />
						<span className="nur-vorlesen">{texte.schliessen}</span>
					</span>
				</button>
				<nav id="navigation" popover="auto" className={stil.navigation} aria-label={texte.name}>
					<ul className={stil.liste}>
						{texte.ziele.map(({ text, href, lang }) => (
							<li key={href}>
								<a href={href} aria-current={aktiv(href, pfad)}>
									<span lang={lang}>{text}</span>
								</a>
							</li>
						))}
					</ul>
					<div className={stil.felder}>
						<CellGrid
							zellen={[
								{ name: rahmen.erreichbarkeit.telefon, wert: <DirectLink weg="telefon" /> },
								{ name: rahmen.fusszeile.blatt, wert: blattName(pfad) },
								{ name: rahmen.erreichbarkeit.email, wert: <DirectLink weg="email" /> },
							]}
						/>
					</div>
				</nav>
			</div>
		</header>
	);
}
