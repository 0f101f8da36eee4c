import type { PictureSources } from '#shared/manifest.ts';
import { PLAN_SIZES, PLAN_WIDTHS, planFile } from '#shared/plan.ts';
import { type DrawnProjekt, pictureOf, projektFile } from './projekte.ts';

/**
 * A client's website as a drawing, for the light and the dark scheme, each as `srcset`; one of the light files; its
 * size in pixels of the client's page.
 */
export type PlanSources = {
	light: string;
	dark: string;
	src: string;
	width: number;
	height: number;
};

/** A client's website in one window, drawn and finished. */
type PageView = { plan: PlanSources; picture: PictureSources };

/** What the section line cuts of a client's website. Plain data, for islands. */
export type CutPage = {
	kunde: string;
	/** The height in the client's page that matters most, in pixels of a page 1280 wide. */
	blick: number;
	/** The lower edge of its header, in the same pixels. */
	kopf: number;
	wide: PageView;
	phone: PageView;
};

export function cutPage(projekt: DrawnProjekt): CutPage {
	const view = (device: 'desktop' | 'telefon'): PageView => ({
		plan: planSources(projekt, device),
		picture: pictureOf(projekt, projekt.plan[device].bild),
	});
	return {
		kunde: projekt.kunde,
		blick: projekt.blick ?? projekt.plan.desktop.blick,
		kopf: projekt.plan.desktop.kopf,
		wide: view('desktop'),
		phone: view('telefon'),
	};
}

/** The pictures of a client's website as a drawing. */
export function planSources(projekt: DrawnProjekt, device: 'desktop' | 'telefon'): PlanSources {
	const fileOf = (scheme: 'hell' | 'dunkel', width: number) =>
		projektFile(projekt, planFile(device, scheme, width));
	const widths = PLAN_WIDTHS[device];
	const srcset = (scheme: 'hell' | 'dunkel') =>
		widths.map((width) => `${fileOf(scheme, width)} ${width}w`).join(', ');
	return {
		light: srcset('hell'),
		dark: srcset('dunkel'),
		src: fileOf('hell', widths[1]),
		...PLAN_SIZES[device],
	};
}
