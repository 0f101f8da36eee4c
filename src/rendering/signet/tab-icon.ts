import { inhaber } from '#shared/inhaber.ts';
import { initiale, signetSvg } from './signet.ts';

/** The signet for browser tabs; white on dark tabs. */
export const symbolSvg: Promise<string> = signetSvg(initiale(inhaber.name), 'zeichen');
