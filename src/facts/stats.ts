import type { Inhaber } from '#shared/owner-schema.ts';
import { zahlen } from '../content/texte/zahlen.ts';
import { portfolio } from './texts.ts';

/**
 * A number about the owner's work with what it counts; below it may stand a sentence and the link that ends that. Plain
 * data, for islands.
 */
export type Stat = {
	/** „+12“ */
	number: string;
	name: string;
	note?: { text: string; link: { text: string; href: string } };
};

type Figures = Pick<Inhaber, 'abgeschlosseneProjekte' | 'aktiveKunden'>;

/** The numbers beside the years that the owner gives. @param shown how many projects the portfolio shows */
export function ownerStats(
	{ abgeschlosseneProjekte, aktiveKunden }: Figures,
	shown: number,
): Stat[] {
	const stats: Stat[] = [];
	if (abgeschlosseneProjekte) {
		const all = countOf(abgeschlosseneProjekte);
		const ofProjects: Stat = { number: abgeschlosseneProjekte, name: zahlen.projekte(all) };
		if (shown > 0) {
			const link = { text: portfolio.titel, href: '/portfolio' };
			// „+6“ are more than the six that are shown.
			const atLeast = abgeschlosseneProjekte.startsWith('+') ? all + 1 : all;
			ofProjects.note = { text: zahlen.davon(shown, atLeast), link };
		}
		stats.push(ofProjects);
	}
	if (aktiveKunden)
		stats.push({ number: aktiveKunden, name: zahlen.kunden(countOf(aktiveKunden)) });
	return stats;
}

/** How many „+12“ says: 12. */
export const countOf = (number: string): number => Number(number.replace('+', ''));
