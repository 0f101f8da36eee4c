import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { foto, fotoDateien } from '../../content/foto.ts';
import { cutPhoto } from '../../rendering/cut-foto.ts';

export const getStaticPaths = (() =>
	(foto ? [foto] : []).flatMap((eines) =>
		fotoDateien(eines).map((datei) => ({
			params: { datei: `${datei.breite}.${datei.endung}` },
			props: { eines, datei },
		})),
	)) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The owner's photo in one width; nothing where he has none. */
export const GET: APIRoute<Props> = async ({ props: { eines, datei } }) =>
	new Response(new Uint8Array(await cutPhoto(eines, datei)), {
		headers: { 'content-type': datei.endung === 'avif' ? 'image/avif' : 'image/jpeg' },
	});
