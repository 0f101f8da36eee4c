import { inhaber } from '#shared/inhaber.ts';

/** Link targets of the owner's telephone and mailbox. */
export const contactLinks = {
	telefon: `tel:${inhaber.telefon.replace(/[^+\d]/g, '')}`,
	email: `mailto:${inhaber.email}`,
};
