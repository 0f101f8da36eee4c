import { type PictureSources, projektFile } from '#shared/manifest.ts';
import { PLAN_WIDTHS, type Plan, planFile } from '#shared/plan.ts';
import type { DrawnProjekt, Projekt } from '#shared/projekt-schema.ts';
import { VIEWPORTS } from '#shared/viewports.ts';
import { pictureOf } from '../../facts/projekte.ts';

type Device = keyof typeof VIEWPORTS;

type Point = { x: number; y: number };

/** What is known of a client's website in one window; in pixels of that window. */
export type ClientWindow = {
	/** The point that stays in view where only a part is shown. */
	focus: Point;
	/** The lower edge of its header; 0 without one. */
	headerEnd: number;
	/** How far from the left edge its content begins; 0 where nobody measured it. */
	margin: number;
};

/** A website in a desktop's window, and in a phone's. */
type Views = { picture: PictureSources; phone: PictureSources };

/** A client's website, drawn and finished, in a desktop's window and on phones in a phone's. Plain data, for islands. */
export type ClientPage = {
	kunde: string;
	drawing: Views;
	finished: Views;
	wide: ClientWindow;
	phone: ClientWindow;
	/** Where the section line rests on phones, in percent of the width: on the axis of the picture, away from the edges. */
	phoneAxis: number;
};

export function clientPage(projekt: DrawnProjekt): ClientPage {
	const { kunde, plan } = projekt;
	const views = (of: (device: Device) => PictureSources): Views => ({
		picture: of('desktop'),
		phone: of('telefon'),
	});
	const view = (device: Device): ClientWindow => ({
		focus: focusOf(projekt, device),
		headerEnd: plan[device].kopf,
		margin: device === 'desktop' ? marginOf(plan) : 0,
	});
	const phone = view('telefon');
	const axis = (100 * phone.focus.x) / VIEWPORTS.telefon.width;
	return {
		kunde,
		drawing: views((device) => planPicture(projekt, device)),
		finished: views((device) => pictureOf(projekt, plan[device].bild)),
		wide: view('desktop'),
		phone,
		phoneAxis: Math.min(70, Math.max(30, axis)),
	};
}

/** The point of a client's window that stays in view: the one that the entry names, the recorder's, or the corner. */
export function focusOf({ blick, plan }: Projekt, device: Device): Point {
	const [x, y] = blick?.[device] ?? plan?.[device].blick ?? [0, 0];
	return { x, y };
}

/** The recorder's horizontal chain goes from the window's edge to the headline's. */
function marginOf({ desktop }: Plan): number {
	const chain = desktop.ketten.find(({ richtung }) => richtung === 'waagrecht');
	return chain?.marken[1] ?? 0;
}

/** A client's website as a drawing, in the dark scheme with light lines. */
export function planPicture(projekt: Projekt, device: Device): PictureSources {
	const fileOf = (scheme: 'hell' | 'dunkel', width: number) =>
		projektFile(projekt.slug, planFile(device, scheme, width));
	const widths = PLAN_WIDTHS[device];
	const filesOf = (scheme: 'hell' | 'dunkel') => ({
		type: 'image/avif',
		srcset: widths.map((width) => `${fileOf(scheme, width)} ${width}w`).join(', '),
	});
	return {
		sources: [{ ...filesOf('dunkel'), media: '(prefers-color-scheme: dark)' }, filesOf('hell')],
		src: fileOf('hell', widths[1]),
		...VIEWPORTS[device],
		alt: '',
		device,
	};
}
