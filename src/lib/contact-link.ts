import { inhaber } from '#shared/inhaber.ts';
import type { Inhaber } from '#shared/owner-schema.ts';

/** Where a press on the owner's number or address leads. */
export function contactLink(
	channel: 'telefon' | 'email',
	{ telefon, email }: Pick<Inhaber, 'telefon' | 'email'> = inhaber,
): string {
	return channel === 'email' ? `mailto:${email}` : `tel:${telefon.replace(/[^+\d]/g, '')}`;
}
