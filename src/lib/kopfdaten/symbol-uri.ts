import { inhaber } from '#shared/inhaber.ts';
import { initiale, signetSvg } from './signet.ts';

const svg = signetSvg(initiale(inhaber.name), 'zeichen');

/** The signet for browser tabs as a `data:` address: half a kilobyte that needs no request. */
export async function symbolUri(): Promise<string> {
	const maskiert = (await svg).replaceAll('"', "'").replace(/[#<>% {}]/g, encodeURIComponent);
	return `data:image/svg+xml,${maskiert}`;
}
