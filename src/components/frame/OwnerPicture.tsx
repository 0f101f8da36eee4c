import type { ComponentProps } from 'react';
import { foto } from '../../content-schema/foto.ts';
import { Portrait } from '../drawing/Portrait.tsx';
import { OwnerPhoto } from './OwnerPhoto.tsx';

/** The owner's photo, or the drawn portrait where there is no photo. */
export function OwnerPicture(portrait: ComponentProps<typeof Portrait>) {
	return foto ? <OwnerPhoto foto={foto} sign={portrait.sign} /> : <Portrait {...portrait} />;
}
