import { strictFields } from '#shared/faults.ts';
import { inhaber } from '#shared/inhaber.ts';
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

/** The number in a figure: 12 of „+12“. */
export const numberOf = (figure: string): number => Number(figure.replace('+', ''));
