import { inhaber } from '#shared/inhaber.ts';
import { contactLinks } from '../../lib/owner.ts';

type Props = { channel: keyof typeof contactLinks; className?: string | undefined };

export function ContactLink({ channel, className }: Props) {
	return (
		<a className={className} href={contactLinks[channel]}>
			{inhaber[channel]}
		</a>
	);
}
