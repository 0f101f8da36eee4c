import { inhaber } from '#shared/inhaber.ts';
import { blattName } from '../content/blatt-name.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { hostname } from '../lib/hostname.ts';
import { shownFigures } from '../lib/page-figures.ts';
import { Cell } from './Cell.tsx';
import stil from './Footer.module.css';
import { Signet } from './Signet.tsx';

const texte = rahmen.fusszeile;

/**
 * The sheet's title block. Its figures are marks here; the build fills in what it measured. A text
 * with a date of its own, `stand`, is as old as that.
 */
export function Footer({ pfad, stand }: { pfad: string; stand?: string | undefined }) {
	return (
		<footer className={stil.fusszeile}>
			<div className={`huelle ${stil.block}`}>
				<div className={stil.urheber}>
					<Signet />
					<p>
						<span lang="en">{texte.urheber}</span> {inhaber.name}
						<span data-druck="nur">
							{inhaber.telefon} · {inhaber.email} · {hostname(inhaber.siteUrl)}
						</span>
					</p>
				</div>
				{/* Read out on every page these would be in the way: home tells them, and each text its date. */}
				{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a dl takes no focus */}
				<dl className={`felder ${stil.felder}`} aria-hidden="true" data-druck="aus">
					<Cell name={texte.blatt}>{blattName(pfad)}</Cell>
					<Cell name={texte.gewicht}>{shownFigures.gewicht}</Cell>
					<Cell name={texte.fremdeServer}>{shownFigures.fremdeServer}</Cell>
					<Cell name={texte.cookies}>{shownFigures.cookies}</Cell>
					<Cell name={texte.stand}>{stand ?? shownFigures.stand}</Cell>
				</dl>
				<nav
					className={stil.rechtliches}
					aria-label={texte.rechtliches}
					data-fokus="umriss"
					data-druck="aus"
				>
					<a href="/impressum" aria-current={pfad === '/impressum' ? 'page' : undefined}>
						{texte.impressum}
					</a>
					<a href="/datenschutz" aria-current={pfad === '/datenschutz' ? 'page' : undefined}>
						{texte.datenschutz}
					</a>
				</nav>
			</div>
		</footer>
	);
}
