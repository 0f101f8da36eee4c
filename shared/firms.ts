import { isInUnion } from './country.ts';
import type { Inhaber } from './owner-schema.ts';

/** Who keeps pages, inquiries or mails for the owner, by the name of their block in his facts. */
export type Firm = keyof Pick<Inhaber, 'hoster' | 'formularHoster' | 'mailanbieter'>;

/** What the privacy policy needs of a firm besides its name. */
export type Detail = Exclude<keyof Inhaber['hoster'], 'name'>;

const OF_MAILS: readonly Detail[] = ['land', 'uebermittlung', 'avVertrag'];
const OF_PAGES: readonly Detail[] = ['anschrift', 'protokollfrist', ...OF_MAILS];

/** The details that a firm can have, in the order in which the owner is asked. */
export const DETAILS: Record<Firm, readonly Detail[]> = {
	hoster: OF_PAGES,
	formularHoster: OF_PAGES,
	mailanbieter: OF_MAILS,
};

/** Whether a detail is needed: where the firm is named, and its ground for sending data abroad where it is there. */
export function isNeeded(detail: Detail, { name, land }: { name: string; land: string }): boolean {
	if (name === '') return false;
	return detail !== 'uebermittlung' || (land !== '' && !isInUnion(land));
}
