import { z } from 'zod';
import { strictFields } from '#shared/faults.ts';
import { inhaber } from '#shared/inhaber.ts';
import { readFacts } from './owner-facts.ts';

/** „12“ or „+12“; '' counts as absent. */
const figure = z
	.string({ error: 'eine Zahl in Anführungszeichen' })
	.regex(/^(\+?[1-9]\d{0,3})?$/, { error: "eine Zahl wie '12' oder '+12', oder ''" })
	.transform((text) => text || undefined);

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
	const thisYear = today.getFullYear();
	const error = `ein Jahr von 1960 bis ${thisYear}`;
	const shape = strictFields({
		startJahr: z.int({ error }).min(1960, { error }).max(thisYear, { error }),
		abgeschlosseneProjekte: figure,
		aktiveKunden: figure,
	});
	const facts = readFacts(shape, { startJahr, abgeschlosseneProjekte, aktiveKunden });
	return {
		startYear: facts.startJahr,
		projects: facts.abgeschlosseneProjekte,
		clients: facts.aktiveKunden,
	};
}

/** The number in a figure: 12 of „+12“. */
export const numberOf = (figure: string): number => Number(figure.replace('+', ''));
