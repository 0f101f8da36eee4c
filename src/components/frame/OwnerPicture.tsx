import type { ComponentProps } from 'react';
import { ownerPhoto } from '../../content-schema/owner-photo.ts';
import { Portrait } from '../drawing/Portrait.tsx';
import { OwnerPhoto } from './OwnerPhoto.tsx';

/** The owner's photo, or the drawn portrait where there is no photo. */
export function OwnerPicture(portrait: ComponentProps<typeof Portrait>) {
	return ownerPhoto ? (
		<OwnerPhoto photo={ownerPhoto} logo={portrait.logo} />
	) : (
		<Portrait {...portrait} />
	);
}
