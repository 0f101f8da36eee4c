import type { PictureSources } from '#shared/manifest.ts';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { mainPicture, pictureOf, withPlan } from '../../facts/projekte.ts';
import { type ClientPage, clientPage } from '../drawing/client-page.ts';

/** What a project's page shows of the one that comes next. */
export type NextProjekt = {
	path: string;
	kunde: string;
	/** His website, drawn and finished, or a picture of it where it was not drawn. */
	site: { page: ClientPage } | { picture: PictureSources };
};

export function nextProjekt(projekt: Projekt): NextProjekt {
	const drawn = withPlan(projekt);
	return {
		path: projektPath(projekt),
		kunde: projekt.kunde,
		site: drawn
			? { page: clientPage(drawn) }
			: { picture: pictureOf(projekt, mainPicture(projekt.source)) },
	};
}
