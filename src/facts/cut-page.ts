import type { PictureSources } from '#shared/manifest.ts';
import { PLAN_WIDTHS, planFile } from '#shared/plan.ts';
import { VIEWPORTS } from '#shared/viewports.ts';
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

type Device = keyof typeof VIEWPORTS;

/** A client's website in one window, drawn and finished. */
type PageView = {
	plan: PlanSources;
	picture: PictureSources;
	/** The point that stays in view where only a part is shown, in pixels of the window. */
	focus: Point;
	/** The lower edge of its header, in the same pixels; 0 without one. */
	headerEnd: number;
};

type Point = { x: number; y: number };

/** What the section line cuts of a client's website. Plain data, for islands. */
export type CutPage = {
	kunde: string;
	wide: PageView;
	phone: PageView;
};

export function cutPage(projekt: DrawnProjekt): CutPage {
	const view = (device: Device): PageView => ({
		plan: planSources(projekt, device),
		picture: pictureOf(projekt, projekt.plan[device].bild),
		focus: focusOf(projekt, device),
		headerEnd: projekt.plan[device].kopf,
	});
	return { kunde: projekt.kunde, wide: view('desktop'), phone: view('telefon') };
}

/** The point of a client's window that stays in view: the one that the entry names, or the recorder's. */
export function focusOf(projekt: DrawnProjekt, device: Device): Point {
	const [x, y] = projekt.blick?.[device] ?? projekt.plan[device].blick;
	return { x, y };
}

/** The pictures of a client's website as a drawing. */
export function planSources(projekt: DrawnProjekt, device: Device): PlanSources {
	const fileOf = (scheme: 'hell' | 'dunkel', width: number) =>
		projektFile(projekt, planFile(device, scheme, width));
	const widths = PLAN_WIDTHS[device];
	const srcset = (scheme: 'hell' | 'dunkel') =>
		widths.map((width) => `${fileOf(scheme, width)} ${width}w`).join(', ');
	return {
		light: srcset('hell'),
		dark: srcset('dunkel'),
		src: fileOf('hell', widths[1]),
		...VIEWPORTS[device],
	};
}
