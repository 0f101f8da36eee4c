import { createRef, type RefObject } from 'react';
import { galerie } from '../../content/texte/galerie.ts';
import type { Figure } from './figures.ts';

/** A figure on a project's page, which the viewer can show large. */
export type ShownFigure = Figure & {
	/** „Abb. 2: Ablauf der ersten Stunde“ */
	caption: string;
	/** The element that the large picture grows from and shrinks back to: its small one or, for a drawn website, the stage. */
	image: RefObject<HTMLImageElement | null>;
	stage: RefObject<HTMLDivElement | null>;
	link: RefObject<HTMLAnchorElement | null>;
};

export function shownFigures(figures: readonly Figure[]): ShownFigure[] {
	return figures.map((figure, i) => ({
		...figure,
		caption: galerie.abbildung(i + 1, figure.text),
		image: createRef<HTMLImageElement>(),
		stage: createRef<HTMLDivElement>(),
		link: createRef<HTMLAnchorElement>(),
	}));
}

/**
 * How much of a wide picture a narrower frame cuts off at the left, as a share of what it cuts off in all: 0 shows the
 * left part, 1 the right one. The picture's focus stands in the frame's middle, or as near as its edges allow.
 * @param frameRatio the frame's width by its height
 */
export function cutAtLeft({ picture, focus }: Figure, frameRatio: number): number {
	const inSight = (frameRatio * picture.height) / picture.width;
	if (inSight >= 1) return 0;
	const left = Math.min(Math.max(focus - inSight / 2, 0), 1 - inSight);
	return left / (1 - inSight);
}
