import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { previewPath } from '#shared/preview-path.ts';
import { previews } from '../../rendering/pictures/previews.ts';

export const getStaticPaths = (() =>
	[...previews].map(([path, draw]) => ({
		params: { page: previewPath(path).slice('/og/'.length, -'.jpg'.length) },
		props: { draw },
	}))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { draw } }) =>
	new Response(new Uint8Array(await draw()), { headers: { 'content-type': 'image/jpeg' } });
