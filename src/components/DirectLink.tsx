import { inhaber } from '#shared/inhaber.ts';

const ADDRESS = {
	telefon: `tel:${inhaber.telefon.replace(/[^+\d]/g, '')}`,
	email: `mailto:${inhaber.email}`,
};

/** The owner's telephone number or e-mail address, ready to use. */
export function DirectLink({ way }: { way: keyof typeof ADDRESS }) {
	return <a href={ADDRESS[way]}>{inhaber[way]}</a>;
}
