import { pictureOf } from '../../facts/projekte.ts';
import { Picture, type PictureLook } from './Picture.tsx';

type Props = PictureLook & {
	/** Path as the project data names it. */
	path: string;
	/** Another picture on phones. */
	phone?: { path: string; sizes: string } | undefined;
};

/** A picture of a project, by its path. For what is rendered on the server alone: it reads the manifest. */
export function ProjektPicture({ path, phone, ...look }: Props) {
	const onPhones = phone && { picture: pictureOf(phone.path), sizes: phone.sizes };
	return <Picture {...look} picture={pictureOf(path)} phone={onPhones} />;
}
