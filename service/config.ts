import { resolve } from 'node:path';
import { z } from 'zod';
import { emailAddress } from '#shared/anfrage.ts';
import { checkedText, readSettings, sharedRules, wholeNumber } from '#shared/settings.ts';
import { isSmtpUrl, SMTP_URL_RULE } from './mail/smtp-url.ts';

/** Thrown where the configuration is faulty; its message names every fault, in German, for the owner. */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

type Env = Record<string, string | undefined>;

/**
 * Reads the configuration from environment variables. What is unset or empty gets its default.
 * @throws ConfigError naming every fault at once
 */
export function readConfig(env: Env) {
	const { smtpUrl, mailFrom, mailTo, ...config } = readSettings(rules, env, complaint);
	return { ...config, mail: mailOf({ smtpUrl, mailFrom, mailTo }) };
}

/** Reads what is needed to mail the owner, whatever else is faulty. @throws ConfigError */
export function readMailConfig(env: Env) {
	const { siteUrl, ...mail } = readSettings(mailRules, env, complaint);
	return { siteUrl, mail: mailOf(mail) };
}

/** Returns `null` where no mail server is set: inquiries are stored and read on the command line. */
function mailOf({ smtpUrl, mailFrom: from, mailTo: to }: z.output<typeof mailSettings>) {
	return smtpUrl && from && to ? { smtpUrl, from, to } : null;
}

function complaint(faults: string[]): ConfigError {
	const title =
		'Die Konfiguration ist fehlerhaft. Bitte in .env (auf dem Server: /etc/werkplan.env) berichtigen:';
	return new ConfigError([title, ...faults.map((fault) => `  ${fault}`)].join('\n'));
}

const host = checkedText(
	(value) => /^[a-z0-9.:-]+$/i.test(value),
	'weder eine IP-Adresse noch ein Rechnername',
);

const mailAddress = checkedText(
	(value) => emailAddress.safeParse(value).success,
	'keine E-Mail-Adresse wie kontakt@meine-seite.de',
).pipe(emailAddress);

/** Where the owner's commands look for the database as well. */
export const DEFAULT_DATA_DIR = 'data/';

export const DEFAULT_OWNER_COMMAND = 'npm run anfragen --';

const folder = z.string().transform((value) => resolve(value));

/** One line per variable, under the name the program uses. */
const mailSettings = z.object({
	smtpUrl: z.string().refine(isSmtpUrl, SMTP_URL_RULE).optional(),
	mailFrom: mailAddress.optional(),
	mailTo: mailAddress.optional(),
});
const settings = z.object({
	...sharedRules,
	...mailSettings.shape,
	port: wholeNumber(0, 65_535).default(4321),
	host: host.default('127.0.0.1'),
	/** The database is `anfragen.sqlite` in it. */
	dataDir: folder.prefault(DEFAULT_DATA_DIR),
	distDir: folder.prefault('dist/'),
	/** Number of reverse proxies in front of the service; 0 = none, their headers are ignored. */
	trustProxy: wholeNumber(0, 9).default(0),
	/** Mails an hour; 0 = unlimited. Further ones wait. */
	mailLimit: wholeNumber(0, 1_000_000).default(60),
	/**
	 * How the owner starts a command on this machine, as in `npm run anfragen -- list`. Set by what starts the
	 * program on a server (deploy/, Dockerfile).
	 */
	ownerCommand: z.string().default(DEFAULT_OWNER_COMMAND),
});

const MISSING = {
	error: 'Fehlt. Mit SMTP_URL zusammen wird es gebraucht.',
	// Zod would skip this rule while another value is faulty.
	when: () => true,
};
const rules = settings
	.refine(({ smtpUrl, mailFrom }) => !smtpUrl || mailFrom, { path: ['mailFrom'], ...MISSING })
	.refine(({ smtpUrl, mailTo }) => !smtpUrl || mailTo, { path: ['mailTo'], ...MISSING });
const mailRules = z.object({ siteUrl: sharedRules.siteUrl, ...mailSettings.shape });
