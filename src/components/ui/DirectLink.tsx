import { inhaber } from '#shared/inhaber.ts';
import { directAddress } from '../../lib/direct-address.ts';

/** Links the owner's telephone number or e-mail address. */
export function DirectLink({ way }: { way: keyof typeof directAddress }) {
	return <a href={directAddress[way]}>{inhaber[way]}</a>;
}
