import type { Box, Kasten, Zeile } from '../teile.ts';

export const platz = {
	buehne: { breite: 1600, hoehe: 1000 },
	seite: { x: 160, y: 108, breite: 1280, hoehe: 800 },
	leiste: 44,
};

export const ort = { ausschnitt: [], grund: 'rgb(255, 255, 255)' };

export function box(x: number, y: number, breite: number, hoehe: number): Box {
	return { x, y, breite, hoehe };
}

export function kasten(form: Box, rolle?: Kasten['rolle'], fuellung = 'rgb(0, 0, 0)'): Kasten {
	const farbe = { fuellung, raender: [], hebtSich: true };
	return { ...ort, ...farbe, art: 'kasten', form: { ...form, radien: [] }, rolle };
}

export function zeile(wo: Box, groesse: number, rolle?: Zeile['rolle'], text = ''): Zeile {
	return {
		...ort,
		art: 'zeile',
		box: wo,
		worte: [{ text, x: wo.x }],
		grundlinie: wo.y + 30,
		xHoehe: 10,
		zeilenhoehe: groesse * 0.98,
		schrift: { groesse, gewicht: '300', css: 'font:18px "Jost"' },
		rolle,
	};
}
