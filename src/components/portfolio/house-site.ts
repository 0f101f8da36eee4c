import type { PictureSources } from '#shared/manifest.ts';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { phonePicture, pictureOf } from '../../facts/projekte.ts';
import { planPicture } from '../drawing/client-page.ts';
import { clientColour } from './client-colours.ts';

/** What the street shows of a project. Plain data, for islands. */
export type HouseSite = {
	path: string;
	kunde: string;
	/** The client's, as `#rrggbb`. */
	colour: string;
	/** His website on a phone as a drawing; undefined where there is none. */
	plan: PictureSources | undefined;
	/** And as built, on a phone where it was recorded there; without words, since the house's link has them. */
	picture: PictureSources;
};

export async function houseSite(projekt: Projekt): Promise<HouseSite> {
	const picture = pictureOf(projekt, phonePicture(projekt) ?? projekt.source.weiterebilder[0]);
	return {
		path: projektPath(projekt),
		kunde: projekt.kunde,
		colour: await clientColour(projekt),
		plan: projekt.plan && planPicture(projekt, 'telefon'),
		picture: { ...picture, alt: '' },
	};
}
