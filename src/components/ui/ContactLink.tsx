import { inhaber } from '#shared/inhaber.ts';
import { contactLink } from '../../lib/contact-link.ts';

type Props = { channel: 'telefon' | 'email'; className?: string | undefined };

export function ContactLink({ channel, className }: Props) {
	return (
		<a className={className} href={contactLink(channel)}>
			{/* On a page that a translator turned right-to-left, too. */}
			<bdi dir="ltr">{inhaber[channel]}</bdi>
		</a>
	);
}
