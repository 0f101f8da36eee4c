import { inhaber } from '#shared/inhaber.ts';

const ADRESSE = {
	telefon: `tel:${inhaber.telefon.replace(/[^+\d]/g, '')}`,
	email: `mailto:${inhaber.email}`,
};

/** The owner's telephone number or e-mail address, ready to use. */
export function DirectLink({ weg }: { weg: keyof typeof ADRESSE }) {
	return <a href={ADRESSE[weg]}>{inhaber[weg]}</a>;
}
