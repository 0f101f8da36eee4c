import { strictFields } from '#shared/faults.ts';
import { inhaber } from '#shared/inhaber.ts';
import { about } from '../content/texte/about.ts';
import { portfolio } from '../content/texte/portfolio.ts';
import { readFacts } from './owner-facts.ts';
import { careerShape } from './owner-schema.ts';

/** What the owner says in figures about the work so far. */
export type Career = {
	startYear: number;
	projects: string | undefined;
	clients: string | undefined;
};

export const career: Career = readCareer(inhaber, new Date());

type Source = { startJahr: unknown; abgeschlosseneProjekte: unknown; aktiveKunden: unknown };

/** @throws one Error that names every fault */
export function readCareer(
	{ startJahr, abgeschlosseneProjekte, aktiveKunden }: Source,
	today: Date,
): Career {
	const shape = strictFields(careerShape(today));
	const facts = readFacts(shape, { startJahr, abgeschlosseneProjekte, aktiveKunden });
	return {
		startYear: facts.startJahr,
		projects: facts.abgeschlosseneProjekte,
		clients: facts.aktiveKunden,
	};
}

/** The figures beside the years that the owner gives. @param shown how many projects the portfolio shows */
export function statFigures(shown: number): StatFigure[] {
	const { zahlen } = about;
	const { projects, clients } = career;
	const figures: StatFigure[] = [];
	if (projects) {
		const all = numberOf(projects);
		const link = { text: portfolio.titel, href: '/portfolio' };
		const note = shown > 0 ? { note: { text: zahlen.davon(shown, all), link } } : {};
		figures.push({ name: zahlen.projekte(all), figure: projects, ...note });
	}
	if (clients) figures.push({ name: zahlen.kunden(numberOf(clients)), figure: clients });
	return figures;
}

/** A figure about the owner's work, with a sentence below it and the link that ends that. Plain data, for islands. */
export type StatFigure = {
	name: string;
	figure: string;
	note?: { text: string; link: { text: string; href: string } };
};

/** The number in a figure: 12 of „+12“. */
export const numberOf = (figure: string): number => Number(figure.replace('+', ''));
