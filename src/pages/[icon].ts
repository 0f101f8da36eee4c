import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { ICONS, signetPng } from '../rendering/pictures/signet.ts';

export const getStaticPaths = (() =>
	Object.entries(ICONS).map(([icon, props]) => ({
		params: { icon },
		props,
	}))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The signet for home screens, and for programs that know no other address than /favicon.ico. */
export const GET: APIRoute<Props> = async ({ props: { edge, kind } }) =>
	new Response(new Uint8Array(await signetPng(edge, kind)), {
		headers: { 'content-type': 'image/png' },
	});
