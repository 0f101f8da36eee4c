import type { PictureSources } from '#shared/manifest.ts';
import { planFiles } from '#shared/plan.ts';
import { type DrawnProjekt, pictureOf, projektFile } from './projekte.ts';

/** A client's website as a drawing, for the light and the dark scheme, each as `srcset`; its size in pixels. */
export type PlanSources = { light: string; dark: string; width: number; height: number };

/** A client's website in one window, drawn and finished. */
export type PageView = { plan: PlanSources; picture: PictureSources };

/** What the section line cuts of a client's website. Plain data, for islands. */
export type CutPage = {
	kunde: string;
	/** The height in the client's page that matters most, in pixels of a page 1280 wide. */
	blick: number;
	wide: PageView;
	phone: PageView;
};

export function cutPage(projekt: DrawnProjekt): CutPage {
	const view = (device: 'desktop' | 'telefon'): PageView => ({
		plan: planSources(projekt, device),
		picture: pictureOf(projektFile(projekt, `${projekt.plan[device].bild}.jpg`)),
	});
	return {
		kunde: projekt.projekt.kunde,
		blick: 320,
		wide: view('desktop'),
		phone: view('telefon'),
	};
}

/** The pictures of a client's website as a drawing. */
export function planSources(projekt: DrawnProjekt, device: 'desktop' | 'telefon'): PlanSources {
	const { hell, dunkel } = planFiles[device];
	const { breite, hoehe } = projekt.plan[device].buehne;
	return {
		light: projektFile(projekt, hell),
		dark: projektFile(projekt, dunkel),
		width: breite,
		height: hoehe,
	};
}
