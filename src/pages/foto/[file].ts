import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { foto, fotoDateien } from '../../content-schema/foto.ts';
import { cutPhoto } from '../../rendering/cut-foto.ts';

export const getStaticPaths = (() =>
	(foto ? [foto] : []).flatMap((one) =>
		fotoDateien(one).map((file) => ({
			params: { file: `${file.breite}.${file.endung}` },
			props: { one, file },
		})),
	)) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The owner's photo in one width; nothing where he has none. */
export const GET: APIRoute<Props> = async ({ props: { one, file } }) =>
	new Response(new Uint8Array(await cutPhoto(one, file)), {
		headers: { 'content-type': file.endung === 'avif' ? 'image/avif' : 'image/jpeg' },
	});
