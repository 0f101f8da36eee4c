import { inhaber } from '#shared/inhaber.ts';
import { initiale, signetSvg } from './signet.ts';

/** The signet for browser tabs; white on dark tabs. */
export const symbolSvg: Promise<string> = signetSvg(initiale(inhaber.name), 'zeichen');

/** The same as a `data:` address: half a kilobyte that needs no request. */
export async function symbolUri(): Promise<string> {
	const svg = (await symbolSvg).replaceAll('"', "'");
	return `data:image/svg+xml,${svg.replace(/[#<>% {}]/g, encodeURIComponent)}`;
}
