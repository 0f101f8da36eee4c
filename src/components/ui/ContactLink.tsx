import { inhaber } from '#shared/inhaber.ts';
import { contactLinks } from '../../lib/contact-links.ts';

/** Links the owner's telephone number or e-mail address. */
export function ContactLink({ way }: { way: keyof typeof contactLinks }) {
	return <a href={contactLinks[way]}>{inhaber[way]}</a>;
}
