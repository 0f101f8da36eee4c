import type { PictureSources } from '#shared/manifest.ts';
import type { Plan } from '#shared/plan.ts';
import type { Projekt } from '#shared/projekt-schema.ts';
import { type ClientPage, clientPage } from './client-page.ts';
import { pictureOf, withPlan } from './projekte.ts';

/** A picture of a project's page, with the client's caption. */
export type Figure = { picture: PictureSources; text: string | undefined };

/** The first figure where the client's website is drawn: it is cut, and the drawing has dimensions. */
export type CutSheet = { page: ClientPage; figure: Figure; plan: Plan['desktop'] };

/** What a project's gallery shows, in its order. Plain data, for islands. */
export type Figures = { cut: CutSheet | undefined; others: Figure[] };

export function figuresOf(projekt: Projekt): Figures {
	const { weiterebilder } = projekt.source;
	const figures = weiterebilder.map((path, i) => ({
		picture: pictureOf(projekt, path),
		text: projekt.bildunterschriften?.[i],
	}));
	const drawn = withPlan(projekt);
	const [first, ...others] = figures;
	if (!drawn || !first) return { cut: undefined, others: figures };
	const plan = drawn.plan.desktop;
	const picture = pictureOf(projekt, plan.bild);
	return {
		cut: { page: clientPage(drawn), figure: { ...first, picture }, plan },
		others,
	};
}
