import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { ownerPhoto, photoFiles } from '../../content-schema/owner-photo.ts';
import { cropPhoto } from '../../rendering/crop-photo.ts';

export const getStaticPaths = (() =>
	(ownerPhoto ? [ownerPhoto] : []).flatMap((photo) =>
		photoFiles(photo).map((file) => ({
			params: { file: `${file.width}.${file.extension}` },
			props: { photo, file },
		})),
	)) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The owner's photo in one width; nothing where he has none. */
export const GET: APIRoute<Props> = async ({ props: { photo, file } }) =>
	new Response(new Uint8Array(await cropPhoto(photo, file)), {
		headers: { 'content-type': file.extension === 'avif' ? 'image/avif' : 'image/jpeg' },
	});
