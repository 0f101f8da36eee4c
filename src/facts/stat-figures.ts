import { inhaber } from '#shared/inhaber.ts';
import { zahlen } from '../content/texte/zahlen.ts';
import { portfolio } from './texts.ts';

/** A figure about the owner's work, with a sentence below it and the link that ends that. Plain data, for islands. */
export type StatFigure = {
	name: string;
	figure: string;
	note?: { text: string; link: { text: string; href: string } };
};

/** The figures beside the years that the owner gives. @param shown how many projects the portfolio shows */
export function statFigures(shown: number): StatFigure[] {
	const { abgeschlosseneProjekte, aktiveKunden } = inhaber;
	const figures: StatFigure[] = [];
	if (abgeschlosseneProjekte) {
		const all = numberOf(abgeschlosseneProjekte);
		const projects: StatFigure = { name: zahlen.projekte(all), figure: abgeschlosseneProjekte };
		if (shown > 0) {
			const link = { text: portfolio.titel, href: '/portfolio' };
			projects.note = { text: zahlen.davon(shown, all), link };
		}
		figures.push(projects);
	}
	if (aktiveKunden)
		figures.push({ name: zahlen.kunden(numberOf(aktiveKunden)), figure: aktiveKunden });
	return figures;
}

/** The number in a figure: 12 of „+12“. */
export const numberOf = (figure: string): number => Number(figure.replace('+', ''));
