import type { ComponentProps } from 'react';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { hostname } from '../../lib/page-url.ts';
import { Picture } from '../ui/Picture.tsx';
import { WindowBar } from '../window/WindowBar.tsx';
import { SectionLine } from './SectionLine.tsx';
import styles from './StageCut.module.css';

type Props = {
	entry: Projekt;
	sizes: string;
	/** Decides the place of its window, and whether narrow pages show a phone. */
	kind: 'plan' | 'former';
	/** The built page's picture. */
	built: Pick<ComponentProps<typeof Picture>, 'path' | 'narrow' | 'alt'>;
	/** In home's first view: the built page loads after the plan and covers it; home draws the line. */
	first?: boolean;
	/** Covers the built page as far as the section line. */
	children: React.ReactNode;
};

/** One stage: the built page on the client's ground, over it the plan or former page, and the section line. */
export function SectionStage({ entry, sizes, kind, built, first = false, children }: Props) {
	const { projekt, source } = entry;
	return (
		<div className={styles.stage} data-stage={kind}>
			<div className={styles.built}>
				<Picture path={source.background} sizes={sizes} alt="" />
				<div className={styles.window}>
					<WindowBar address={hostname(projekt.website)} />
					<Picture sizes={sizes} {...built} />
				</div>
			</div>
			{children}
			{!first && <SectionLine className={styles.line} />}
		</div>
	);
}
