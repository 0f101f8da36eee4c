import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { sheetName } from '../../content-schema/sheet-name.ts';
import { hostname } from '../../lib/hostname.ts';
import cellLinks from '../../styles/compositions/cell-links.module.css';
import { Signet } from '../drawing/Signet.tsx';
import { Cell } from '../ui/Cell.tsx';
import styles from './Footer.module.css';

const texts = rahmen.fusszeile;

/**
 * The sheet's title block.
 * @param updated date of the page's text
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
					{updated && <Cell name={texts.stand}>{updated}</Cell>}
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
