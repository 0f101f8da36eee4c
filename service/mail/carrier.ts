import { inhaber } from '#shared/inhaber.ts';
import type { Config } from '../config.ts';
import { createMailer, type Mailer } from './transport.ts';

/**
 * What carries inquiries to the owner; `null` = nothing, he reads them on the command line. Another
 * way than mail is a file like transport.ts and a line here.
 */
export function createCarrier({ mail, siteUrl }: Config): Mailer | null {
	return mail && createMailer({ ...mail, siteUrl, name: inhaber.name });
}
