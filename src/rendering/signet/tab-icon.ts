import { inhaber } from '#shared/inhaber.ts';
import { initial, signetSvg } from './signet.ts';

/** The signet for browser tabs; white on dark tabs. */
export const symbolSvg: Promise<string> = signetSvg(initial(inhaber.name), 'bare');
