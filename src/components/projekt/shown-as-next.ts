import type { PictureSources } from '#shared/manifest.ts';
import { hasPlan, type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { pictureOf } from '../../facts/projekte.ts';
import { type ClientPage, clientPage } from '../drawing/client-page.ts';

/** What a project's page shows of the one that comes next. */
export type NextProjekt = {
	path: string;
	kunde: string;
	/** His website, drawn and finished, or a picture of it where it was not drawn. */
	site: { page: ClientPage } | { picture: PictureSources };
};

/** Which project that is: neighbours.ts. */
export function shownAsNext(next: Projekt): NextProjekt {
	return {
		path: projektPath(next),
		kunde: next.kunde,
		site: hasPlan(next)
			? { page: clientPage(next) }
			: { picture: pictureOf(next, next.source.weiterebilder[0]) },
	};
}
