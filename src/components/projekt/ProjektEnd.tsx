import { ArrowLeft, ArrowRight } from 'lucide-react';
import { longerLine } from '#shared/in-two-lines.ts';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { DashDotLine } from '../drawing/DashDotLine.tsx';
import { OutlinedHeadline } from '../drawing/OutlinedHeadline.tsx';
import { PicturePair } from '../drawing/PicturePair.tsx';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './ProjektEnd.module.css';
import type { NextProjekt } from './shown-as-next.ts';

const { name, vorheriges, naechstes } = texts.nachbarn;

type Props = {
	/** Undefined where there is but one project. */
	next: NextProjekt | undefined;
	/** Undefined where there are but two. */
	previous: Projekt | undefined;
};

/**
 * The end of a project's page: the next project as one link, cut by the still line, and below it the ways to the one
 * before and to the form.
 */
export function ProjektEnd({ next, previous }: Props) {
	return (
		<section className={styles.end} aria-label={name}>
			{next && <NextLink {...next} />}
			<div className={`shell ${styles.ways}`}>
				{previous && (
					<a className={styles.previous} href={projektPath(previous)}>
						<ArrowLeft size={18} />
						<span>
							{vorheriges}: <b>{previous.kunde}</b>
						</span>
					</a>
				)}
				<div className={styles.start}>
					<Button href="/kontakt">{rahmen.aufruf.knopf}</Button>
				</div>
			</div>
		</section>
	);
}

/** The name left of the line, the finished page right of it; on phones both pages, drawn and finished, below the name. */
function NextLink({ path, kunde, site }: NextProjekt) {
	return (
		<a className={styles.next} href={path}>
			<div
				className={styles.cut}
				style={{
					'--longest-line': longerLine(kunde),
					'--phone-axis': 'page' in site ? site.page.phoneAxis : 0,
				}}
			>
				{/* The words name the link. */}
				<div className={styles.site} aria-hidden="true">
					{'page' in site ? (
						<PicturePair page={site.page} sizes="100vw" withoutDrawingOnWide />
					) : (
						<Picture className={styles.picture} picture={site.picture} sizes="100vw" alt="" />
					)}
				</div>
				<div className={styles.words}>
					<div className={styles.label}>
						{naechstes} <ArrowRight size={16} />
					</div>
					<div className={styles.kunde}>
						<OutlinedHeadline lines={[kunde]} on="paper" />
					</div>
				</div>
				<div className={styles.line}>
					<DashDotLine />
				</div>
			</div>
		</a>
	);
}
