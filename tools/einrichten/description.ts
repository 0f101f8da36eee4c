import { DESCRIPTION_LENGTH } from '../../shared/projekt-schema.ts';
import type { Question } from './question.ts';

const { least, mostOfPage } = DESCRIPTION_LENGTH;

/** The question for what search results say of a page. */
export function descriptionOf(page: string): Question {
	return {
		label: `${page}: Beschreibung für Suchmaschinen`,
		why: `Steht in Suchergebnissen unter dem Titel; ${least} bis ${mostOfPage} Zeichen.`,
	};
}
