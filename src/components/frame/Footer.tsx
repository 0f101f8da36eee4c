import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { projektAt } from '../../content-schema/projekte.ts';
import { sheetName } from '../../content-schema/sheet-name.ts';
import { figureTexts } from '../../lib/figure-marks.ts';
import { hostname } from '../../lib/hostname.ts';
import cellLinks from '../../styles/compositions/cell-links.module.css';
import { Signet } from '../drawing/Signet.tsx';
import { Cell } from '../ui/Cell.tsx';
import styles from './Footer.module.css';

const texts = rahmen.fusszeile;

/**
 * The sheet's title block. Figures are marks here (lib/figure-marks.ts), which the build replaces.
 * @param updated date of the page's text, shown in place of the build's
 */
export function Footer({ path, updated }: { path: string; updated?: string | undefined }) {
	return (
		<footer className={styles.footer}>
			<div className={`shell ${styles.block}`}>
				<div className={styles.author}>
					<Signet />
					<p>
						<span lang="en">{texts.urheber}</span>
						{` ${inhaber.name}`}
						<span data-print="only">
							{[inhaber.telefon, inhaber.email, hostname(inhaber.siteUrl)].join(' · ')}
						</span>
					</p>
				</div>
				<dl className={`cells ${styles.figures}`} data-print="off">
					<Cell name={texts.blatt}>{sheetName(path)}</Cell>
					<Cell name={texts.gewicht}>
						{figureTexts.weight} {projektAt(path) ? texts.ohneBilderUndFilm : texts.ohneBilder}
					</Cell>
					<Cell name={texts.fremdeServer}>{figureTexts.thirdPartyServers}</Cell>
					<Cell name={texts.cookies}>{figureTexts.cookies}</Cell>
					<Cell name={texts.stand}>{updated ?? figureTexts.updated}</Cell>
				</dl>
				<nav
					className={`${cellLinks.links} ${styles.legal}`}
					aria-label={texts.rechtliches}
					data-focus="outline"
					data-print="off"
				>
					{texts.ziele.map(({ text, href }) => (
						<a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
							{text}
						</a>
					))}
				</nav>
			</div>
		</footer>
	);
}
