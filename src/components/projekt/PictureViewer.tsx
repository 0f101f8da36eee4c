import { ArrowLeft, ArrowRight, type IconNode, X } from 'lucide';
import { galerie } from '../../content/texte/galerie.ts';
import tick from '../../styles/compositions/tick.module.css';
import { Icon } from '../ui/Icon.tsx';
import { PictureBox } from '../ui/PictureBox.tsx';
import styles from './PictureViewer.module.css';

type Props = {
	/** `text` is the caption. */
	pictures: readonly { path: string; number: number; text: string | undefined }[];
};

/**
 * Shows the pictures large in one row that snaps; the browser swipes and zooms. Without JavaScript links
 * open, turn and close it as the page's target. scripts/picture-viewer.ts makes it a modal dialog with
 * keys, one bar for all pictures and a dimension chain that shows the place in the row.
 */
export function PictureViewer({ pictures }: Props) {
	const place = (number: number) => galerie.bildVon(number, pictures.length);
	return (
		<dialog id="viewer" className={styles.viewer} aria-label={galerie.titel} data-print="off">
			<div className={styles.row} tabIndex={-1}>
				{pictures.map(({ path, number, text }) => (
					<figure
						key={path}
						id={`bild-${number}`}
						className={styles.picture}
						aria-label={text ? `${place(number)}, ${text}` : place(number)}
						tabIndex={-1}
					>
						<PictureBox path={path} sizes="(width >= 48rem) 88vw, 1100px" />
						<figcaption className={styles.bar}>
							<p>{text ?? place(number)}</p>
							<span>{text && place(number)}</span>
							<StepLink to={pictures[number - 2]} name={galerie.vorheriges} icon={ArrowLeft} />
							<StepLink to={pictures[number]} name={galerie.naechstes} icon={ArrowRight} />
							<a href={`#ansicht-${number}`} aria-label={galerie.schliessen}>
								<Icon icon={X} />
							</a>
						</figcaption>
					</figure>
				))}
			</div>
			<div className={`${styles.chain} ${tick.tick}`} aria-hidden="true">
				{pictures.map(({ path }, i) => (
					<i key={path}>{i === 0 && <b />}</i>
				))}
			</div>
			<form className={styles.bar} method="dialog" aria-live="off">
				<p />
				<span />
				<button type="button" data-step={-1} aria-label={galerie.vorheriges}>
					<Icon icon={ArrowLeft} />
				</button>
				<button type="button" data-step={1} aria-label={galerie.naechstes}>
					<Icon icon={ArrowRight} />
				</button>
				<button type="submit" aria-label={galerie.schliessen}>
					<Icon icon={X} />
				</button>
			</form>
		</dialog>
	);
}

type StepLinkProps = { to: Props['pictures'][number] | undefined; name: string; icon: IconNode };

/** Links to the picture before or after; at the row's end a placeholder that nobody can reach. */
function StepLink({ to, name, icon }: StepLinkProps) {
	const target = to && { href: `#bild-${to.number}`, 'aria-label': name };
	return (
		<a {...target}>
			<Icon icon={icon} />
		</a>
	);
}
