import { inhaber } from '#shared/inhaber.ts';
import { contactLinks } from '../../lib/owner.ts';

export function ContactLink({ channel }: { channel: keyof typeof contactLinks }) {
	return <a href={contactLinks[channel]}>{inhaber[channel]}</a>;
}
