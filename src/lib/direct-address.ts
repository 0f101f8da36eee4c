import { inhaber } from '#shared/inhaber.ts';

/** What a link to the owner's telephone or mailbox leads to. */
export const directAddress = {
	telefon: `tel:${inhaber.telefon.replace(/[^+\d]/g, '')}`,
	email: `mailto:${inhaber.email}`,
};
