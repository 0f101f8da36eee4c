import { inhaber } from '#shared/inhaber.ts';
import type { Inhaber } from '#shared/owner-schema.ts';

/** Where a press on the owner's number or address leads. */
export function contactLink(
	channel: 'telefon' | 'email',
	{ telefon, email }: Pick<Inhaber, 'telefon' | 'email'> = inhaber,
): string {
	if (channel === 'email') return `mailto:${email}`;
	// „+49 (0)231 …“: the zero is for those who call from the country itself.
	const fromAbroad = telefon.replace(/^((?:\+|00)\d+)\s*\(0\)/, '$1');
	return `tel:${fromAbroad.replace(/[^+\d]/g, '')}`;
}
