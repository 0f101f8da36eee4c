import type { ComponentProps } from 'react';
import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { profiles } from '../../content-schema/owner-facts.ts';
import cellLinks from '../../styles/compositions/cell-links.module.css';
import { Cell } from '../ui/Cell.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { OwnerPicture } from './OwnerPicture.tsx';
import styles from './ProfileCard.module.css';

const texts = rahmen.profilkarte;

type Props = ComponentProps<typeof OwnerPicture> & {
	/** Name of the sheet, shown in place of the scale. */
	sheetName?: string;
};

/** The drawing's title block: the owner's picture, cells that say who drew this, and links to profiles. A strip on phones. */
export function ProfileCard({ sheetName, ...portrait }: Props) {
	return (
		<aside className={styles.card} aria-label={texts.name} data-print="off">
			<div className={styles.picture}>
				<OwnerPicture {...portrait} />
			</div>
			<dl className={`cells ${styles.facts}`}>
				<Cell name={texts.gezeichnet} className={styles.whole}>
					{inhaber.name}
				</Cell>
				<Cell name={texts.rolle} className={styles.notOnPhones}>
					{inhaber.rolle}
				</Cell>
				{!sheetName && (
					<Cell name={texts.massstab} className={styles.notOnPhones}>
						{texts.massstabWert}
					</Cell>
				)}
				<Cell name={texts.fokus} className={styles.whole}>
					{inhaber.fokus}
				</Cell>
				{sheetName && <Cell name={rahmen.fusszeile.blatt}>{sheetName}</Cell>}
			</dl>
			{profiles.length > 0 && (
				<ul
					className={`${cellLinks.links} ${styles.profiles}`}
					data-single={profiles.length === 1 ? '' : undefined}
					data-focus="outline"
				>
					{profiles.map(({ name, url }) => (
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
