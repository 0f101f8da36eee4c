import { ArrowLeft, ArrowRight, X } from 'lucide';
import type { Manifest } from '../../../shared/manifest.ts';
import { galerie } from '../../content/texte/galerie.ts';
import { Icon } from '../ui/Icon.tsx';
import { PictureBox } from '../ui/PictureBox.tsx';
import styles from './PictureViewer.module.css';

type Props = {
	/** `text`: what stands below it. */
	pictures: readonly { path: string; number: number; text: string | undefined }[];
	manifest: Manifest;
};

/**
 * The pictures large, in one row that snaps: the platform swipes and zooms. Links open, turn and
 * close it as the page's target. scripts/picture-viewer.ts makes it a modal dialog with keys, where
 * one bar stands for all and a dimension chain tells the place in the row.
 */
export function PictureViewer({ pictures, manifest }: Props) {
	const place = (number: number) => galerie.bildVon(number, pictures.length);
	const bar = (number: number, text: string | undefined, live = false) => (
		<>
			<p aria-live={live ? 'polite' : undefined}>{text ?? place(number)}</p>
			<span>{text && place(number)}</span>
			<Turn to={Math.max(number - 1, 1)} from={number} name={galerie.vorheriges}>
				<Icon form={ArrowLeft} />
			</Turn>
			<Turn to={Math.min(number + 1, pictures.length)} from={number} name={galerie.naechstes}>
				<Icon form={ArrowRight} />
			</Turn>
			<a href={`#ansicht-${number}`} aria-label={galerie.schliessen}>
				<Icon form={X} />
			</a>
		</>
	);
	return (
		<dialog id="viewer" className={styles.viewer} aria-label={galerie.titel} data-print="off">
			<div className={styles.row}>
				{pictures.map(({ path, number, text }) => (
					<figure
						key={path}
						id={`bild-${number}`}
						className={styles.picture}
						aria-label={place(number)}
						tabIndex={-1}
					>
						<PictureBox
							manifest={manifest}
							path={path}
							sizes="(min-width: 48rem) 88vw, 1100px"
							whole
						/>
						<figcaption className={styles.bar}>{bar(number, text)}</figcaption>
					</figure>
				))}
			</div>
			<div className={styles.chain} aria-hidden="true">
				{pictures.map(({ path }) => (
					<i key={path} />
				))}
				<b />
			</div>
			<div className={styles.bar}>{bar(1, pictures[0]?.text, true)}</div>
		</dialog>
	);
}

type TurnProps = { to: number; from: number; name: string; children: React.ReactNode };

/** Way to a neighbour; at the row's end one that leads nowhere, so that the focus can rest on it. */
function Turn({ to, from, name, children }: TurnProps) {
	return (
		<a href={`#bild-${to}`} aria-label={name} aria-disabled={to === from || undefined}>
			{children}
		</a>
	);
}
