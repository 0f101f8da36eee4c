import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { DESKTOP, TABLET } from '../../lib/widths.ts';
import { ownerPhoto } from '../../rendering/pictures/owner-photo.ts';
import graphPaper from '../../styles/compositions/graph-paper.module.css';
import { Portrait } from '../drawing/Portrait.tsx';
import { DerivedImage } from '../ui/DerivedImage.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import styles from './ProfileCard.module.css';
import { Signet } from './Signet.tsx';

const texts = rahmen.profilkarte;

export function ProfileCard() {
	return (
		<aside className={styles.card} aria-label={texts.name}>
			<div className={`${graphPaper.paper} ${styles.picture}`}>
				<Likeness />
			</div>
			<div className={styles.facts}>
				<b>{inhaber.name}</b>
				<p>{inhaber.rolle}</p>
				<p className={styles.focus}>{`${texts.fokus}: ${inhaber.fokus}`}</p>
			</div>
			{inhaber.profile.length > 0 && (
				<ul className={styles.profiles}>
					{inhaber.profile.map(({ name, url }) => (
						<li key={url}>
							<ExternalLink className={styles.profile} href={url} rel="me noopener">
								{name}
							</ExternalLink>
						</li>
					))}
				</ul>
			)}
		</aside>
	);
}

/** The owner's photo or, as the owner chose, the drawn figure or the signet. */
function Likeness() {
	if (ownerPhoto)
		return (
			<DerivedImage
				className={styles.photo}
				picture={ownerPhoto}
				sizes={`${DESKTOP} 23vw, ${TABLET} 38vw, 6.5rem`}
				alt={texts.foto(inhaber.name)}
				style={{ objectPosition: ownerPhoto.position }}
			/>
		);
	return inhaber.freiwillig.portraet === 'signet' ? <Signet /> : <Portrait />;
}
