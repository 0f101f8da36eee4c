import type { PictureSources } from '#shared/manifest.ts';
import type { Plan } from '#shared/plan.ts';
import { hasPlan, type Projekt } from '#shared/projekt-schema.ts';
import { VIEWPORTS } from '#shared/viewports.ts';
import { pictureOf } from '../../facts/projekte.ts';
import { type ClientPage, clientPage, focusOf } from '../drawing/client-page.ts';

/** A picture of a project's page, with the client's caption. */
export type Figure = {
	picture: PictureSources;
	text: string | undefined;
	/**
	 * What a narrow screen shows of a wide picture: the part around here, as a share of its width. At 0 it begins at
	 * the left, as a page is read.
	 */
	focus: number;
};

/** The client's website as a drawing with its dimensions, and as built. */
export type Drawing = { page: ClientPage; plan: Plan['desktop'] };

/** What a project's gallery shows. Plain data, for islands. */
export type Figures = {
	/** The one of the drawn window, then the others in the entry's order. */
	figures: Figure[];
	/** What the first of them shows instead of its picture, where the client's website was drawn. */
	drawing: Drawing | undefined;
};

export function figuresOf(projekt: Projekt): Figures {
	const { source, bildunterschriften, plan } = projekt;
	const figures = source.weiterebilder.map((path, i) => ({
		picture: pictureOf(projekt, path),
		text: bildunterschriften?.[i],
		focus: 0,
	}));
	/** What matters is known of this picture alone: it is the window that home shows. */
	const { src } = pictureOf(projekt, plan?.desktop.bild ?? source.weiterebilder[0]);
	const window = figures.find(({ picture }) => picture.src === src);
	// Of five pictures the entry may leave out one.
	if (!window) return { figures, drawing: undefined };
	const focus = focusOf(projekt, 'desktop').x / VIEWPORTS.desktop.width;
	return {
		figures: [{ ...window, focus }, ...figures.filter((figure) => figure !== window)],
		drawing: hasPlan(projekt)
			? { page: clientPage(projekt), plan: projekt.plan.desktop }
			: undefined,
	};
}
