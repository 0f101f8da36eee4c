import { resolve } from 'node:path';
import { z } from 'zod';
import { emailAddress } from '#shared/anfrage.ts';
import { DEFAULT_PORT } from '#shared/health.ts';
import { inhaber } from '#shared/inhaber.ts';
import { checkedText, readSettings, sharedRules, wholeNumber } from '#shared/settings.ts';
import { ConfigError, type Env } from '#shared/settings-file.ts';
import type { MailConfig } from './mail/mailer.ts';
import { isSmtpUrl, SMTP_URL_RULE } from './mail/smtp-url.ts';

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables. What is unset or empty gets its default.
 * @throws ConfigError naming every fault at once
 */
export function readConfig(env: Env) {
	const read = readSettings(rules, env, complaint);
	const retentionDays: number = inhaber.aufbewahrung;
	return {
		address: read.HOST,
		port: read.PORT,
		dataDir: read.DATA_DIR,
		distDir: read.DIST_DIR,
		siteUrl: read.SITE_URL,
		trustProxy: read.TRUST_PROXY,
		retentionDays,
		rateLimit: read.RATE_LIMIT,
		mailLimit: read.MAIL_LIMIT,
		ownerCommand: read.OWNER_COMMAND,
		mail: mailOf(read),
	};
}

/** Reads what is needed to mail the owner, whatever else is faulty: what is wrong has to be told. @throws ConfigError */
export function readMailConfig(env: Env): MailConfig | null {
	return mailOf(readSettings(mailRules, env, complaint));
}

/** Reads the public address of the site, whatever else is faulty. @throws ConfigError */
export function readSiteUrl(env: Env): string {
	return readSettings(z.object(sharedRules), env, complaint).SITE_URL;
}

/** Returns `null` where no mail server is set: inquiries are stored and read on the command line. `to` gets every mail. */
function mailOf({
	SMTP_URL,
	MAIL_FROM,
	MAIL_TO,
	SITE_URL,
	OWNER_COMMAND,
}: z.output<typeof mailRules>): MailConfig | null {
	if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return null;
	const { name, anschrift } = inhaber;
	return {
		smtpUrl: SMTP_URL,
		from: MAIL_FROM,
		to: MAIL_TO,
		siteUrl: SITE_URL,
		ownerCommand: OWNER_COMMAND,
		name,
		country: anschrift.land,
	};
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

const mailSettings = z.object({
	SMTP_URL: z.string().refine(isSmtpUrl, SMTP_URL_RULE).optional(),
	MAIL_FROM: mailAddress.optional(),
	MAIL_TO: mailAddress.optional(),
	/**
	 * How the owner starts a command on this machine, as in `npm run anfragen -- list`. Set by what starts the
	 * program on a server (deploy/, Dockerfile).
	 */
	OWNER_COMMAND: z.string().default(DEFAULT_OWNER_COMMAND),
});
/** What an owner may set stands in .env.example, too. */
const settings = z.object({
	...sharedRules,
	...mailSettings.shape,
	PORT: wholeNumber(0, 65_535).default(DEFAULT_PORT),
	HOST: host.default('127.0.0.1'),
	/** The database is `anfragen.sqlite` in it. */
	DATA_DIR: folder.prefault(DEFAULT_DATA_DIR),
	DIST_DIR: folder.prefault('dist/'),
	/** Number of reverse proxies in front of the service; 0 = none, their headers are ignored. */
	TRUST_PROXY: wholeNumber(0, 9).default(0),
	/** Points of a client (limits.ts) in RATE_MINUTES without a mark; 0 = nothing is counted by client. */
	RATE_LIMIT: wholeNumber(0, 1_000_000).default(5),
	/** Mails an hour; 0 = unlimited. Further ones wait. */
	MAIL_LIMIT: wholeNumber(0, 1_000_000).default(60),
});

const MISSING = {
	error: 'Fehlt. Mit SMTP_URL zusammen wird es gebraucht.',
	// Zod would skip this rule while another value is faulty.
	when: () => true,
};
const rules = settings
	.refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, { path: ['MAIL_FROM'], ...MISSING })
	.refine(({ SMTP_URL, MAIL_TO }) => !SMTP_URL || MAIL_TO, { path: ['MAIL_TO'], ...MISSING });
const mailRules = z.object({
	SITE_URL: sharedRules.SITE_URL.catch(inhaber.siteUrl),
	...mailSettings.shape,
});
