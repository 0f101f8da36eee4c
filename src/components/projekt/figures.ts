import type { PictureSources } from '#shared/manifest.ts';
import type { Plan } from '#shared/plan.ts';
import type { Projekt } from '#shared/projekt-schema.ts';
import { VIEWPORTS } from '#shared/viewports.ts';
import { pictureOf, withPlan } from '../../facts/projekte.ts';
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
	/** In their order. */
	figures: Figure[];
	/** What the first of them shows instead of its picture, where the client's website was drawn. */
	drawing: Drawing | undefined;
};

export function figuresOf(projekt: Projekt): Figures {
	const { weiterebilder } = projekt.source;
	const drawn = withPlan(projekt);
	/** What matters is known of the first picture alone: it is the window that home shows. */
	const x = drawn ? focusOf(drawn, 'desktop').x : (projekt.blick?.desktop?.[0] ?? 0);
	const figures = weiterebilder.map((path, i) => ({
		picture: pictureOf(projekt, path),
		text: projekt.bildunterschriften?.[i],
		focus: i === 0 ? x / VIEWPORTS.desktop.width : 0,
	}));
	const [first, ...others] = figures;
	if (!drawn || !first) return { figures, drawing: undefined };
	const plan = drawn.plan.desktop;
	return {
		figures: [{ ...first, picture: pictureOf(projekt, plan.bild) }, ...others],
		drawing: { page: clientPage(drawn), plan },
	};
}
