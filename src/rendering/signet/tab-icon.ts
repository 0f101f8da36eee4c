import { inhaber } from '#shared/inhaber.ts';
import { initial, signetSvg } from './signet.ts';

/** The signet for browser tabs, in the colours of the tab's scheme. */
export const tabIcon: Promise<string> = signetSvg(initial(inhaber.name), 'bare');
