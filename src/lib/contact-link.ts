import { inhaber } from '#shared/inhaber.ts';
import type { Inhaber } from '#shared/owner-schema.ts';
import { phoneLink } from '#shared/phone.ts';

/** Where a press on the owner's number or address leads. */
export function contactLink(
	channel: 'telefon' | 'email',
	{ telefon, email, anschrift }: Pick<Inhaber, 'telefon' | 'email' | 'anschrift'> = inhaber,
): string {
	return channel === 'email' ? `mailto:${email}` : phoneLink(telefon, anschrift.land);
}
