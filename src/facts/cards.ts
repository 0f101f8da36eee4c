import type { PictureSources } from '#shared/manifest.ts';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { clientColour } from './client-colours.ts';
import { type PlanSources, planSources } from './cut-page.ts';
import { mainPicture, phonePicture, pictureOf, withPlan } from './projekte.ts';

/** What a card shows of a project. Plain data, for islands. */
export type Card = {
	/** The project's short name. */
	slug: string;
	/** Address of its page. */
	path: string;
	kunde: string;
	/** What the website brought the client; where he says nothing, his trade. */
	result: string;
	/** The client's ground, and on it his website. */
	ground: PictureSources;
	picture: PictureSources;
};

export function cardOf(projekt: Projekt): Card {
	const { slug, kunde, branche, source, wirkung } = projekt;
	return {
		slug,
		path: projektPath(projekt),
		kunde,
		result: wirkung ?? branche,
		ground: pictureOf(projekt, source.background),
		picture: pictureOf(projekt, mainPicture(source)),
	};
}

/** What the street shows of a project. Plain data, for islands. */
export type HouseSite = {
	path: string;
	kunde: string;
	/** The client's, as `#rrggbb`. */
	colour: string;
	/** His website on a phone as a drawing; undefined where there is none. */
	plan: PlanSources | undefined;
	/** And as built, on a phone where it was recorded there. */
	picture: PictureSources;
};

export function houseOf(projekt: Projekt): HouseSite {
	const drawn = withPlan(projekt);
	return {
		path: projektPath(projekt),
		kunde: projekt.kunde,
		colour: clientColour(projekt),
		plan: drawn && planSources(drawn, 'telefon'),
		picture: pictureOf(projekt, phonePicture(projekt) ?? mainPicture(projekt.source)),
	};
}
