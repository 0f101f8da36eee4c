import { resolve } from 'node:path';
import { z } from 'zod';
import { withAsciiDomain } from '#shared/anfrage.ts';
import { checkedText, readSettings, sharedRules, wholeNumber } from '#shared/settings.ts';
import { isSmtpUrl, SMTP_URL_RULE } from './mail/smtp-url.ts';

/** Thrown by `readConfig`; its message names every fault, in German, for the owner. */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables. What is unset or empty gets its default.
 * @throws ConfigError naming every fault at once
 */
export function readConfig(env: Record<string, string | undefined>) {
	const complaint = (faults: string[]) => {
		const title =
			'Die Konfiguration ist fehlerhaft. Bitte in .env (auf dem Server: /etc/werkplan.env) berichtigen:';
		return new ConfigError([title, ...faults.map((fault) => `  ${fault}`)].join('\n'));
	};
	const { smtpUrl, mailFrom: from, mailTo: to, ...config } = readSettings(rules, env, complaint);
	/** `null` = no mail server: inquiries are stored and read on the command line. */
	const mail = smtpUrl && from && to ? { smtpUrl, from, to } : null;
	return { ...config, mail };
}

const host = checkedText(
	(value) => /^[a-z0-9.:-]+$/i.test(value),
	'weder eine IP-Adresse noch ein Rechnername',
);

const mailAddress = checkedText(
	(value) => z.email().safeParse(withAsciiDomain(value)).success,
	'keine E-Mail-Adresse wie kontakt@meine-seite.de',
).transform(withAsciiDomain);

/**
 * How the owner starts a command on this machine, as in `npm run anfragen -- list`. Set by what starts
 * the program on a server (deploy/, Dockerfile), never in `.env`, which is read later than this.
 */
export const OWNER_COMMAND = process.env.OWNER_COMMAND || 'npm run anfragen --';

/** Also where the owner's commands look for the database. */
export const DEFAULT_DATA_DIR = 'data/';

const folder = z.string().transform((value) => resolve(value));

/** One line per variable, under the name the program uses. */
const settings = z.object({
	...sharedRules,
	port: wholeNumber(0, 65_535).default(4321),
	host: host.default('127.0.0.1'),
	/** The database is `anfragen.sqlite` in it. */
	dataDir: folder.prefault(DEFAULT_DATA_DIR),
	distDir: folder.prefault('dist/'),
	smtpUrl: z.string().refine(isSmtpUrl, SMTP_URL_RULE).optional(),
	mailFrom: mailAddress.optional(),
	mailTo: mailAddress.optional(),
	/** Number of reverse proxies in front of the service; 0 = none, their headers are ignored. */
	trustProxy: wholeNumber(0, 9).default(0),
	/** Mails an hour; 0 = unlimited. Further ones wait. */
	mailLimit: wholeNumber(0, 1_000_000).default(60),
});

const MISSING = {
	error: 'Fehlt. Mit SMTP_URL zusammen wird es gebraucht.',
	// Zod would skip this rule while another value is faulty.
	when: () => true,
};
const rules = settings
	.refine(({ smtpUrl, mailFrom }) => !smtpUrl || mailFrom, { path: ['mailFrom'], ...MISSING })
	.refine(({ smtpUrl, mailTo }) => !smtpUrl || mailTo, { path: ['mailTo'], ...MISSING });
