import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { aufbewahrungstage } from '#shared/aufbewahrung.ts';
import { inhaber } from '#shared/inhaber.ts';
import { smtpUrlFault } from './mail/smtp-url.ts';

export type Env = Record<string, string | undefined>;

export type Config = {
	port: number;
	host: string;
	/** Absolute folder; the database is `anfragen.sqlite` in it. */
	dataDir: string;
	/** Absolute folder of the built site. */
	distDir: string;
	/** `null` = no mail server: inquiries are stored and read on the command line. */
	mail: { smtpUrl: string; from: string; to: string } | null;
	siteUrl: string;
	/** Number of reverse proxies in front of the service; 0 = none, their headers are ignored. */
	trustProxy: number;
	retentionDays: number;
	/** Requests to the form per client and ten minutes; 0 = unlimited, and so are their bytes. */
	rateLimit: number;
	/** Mails an hour; 0 = unlimited. What is above waits its turn. */
	mailLimit: number;
};

/** Thrown by `readConfig`; its message names every fault and is meant for the owner's eyes. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables; what is unset or empty takes its default.
 * @throws ConfigError naming every fault at once
 */
export function readConfig(env: Env): Config {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
	const result = schema.safeParse(given);
	const faults = [
		...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
		...missingMailAddresses(given),
	];
	if (!result.success || faults.length > 0) {
		throw new ConfigError(
			[
				'Die Konfiguration ist fehlerhaft. Bitte in .env oder der Umgebung berichtigen:',
				...faults.map((fault) => `  ${fault}`),
			].join('\n'),
		);
	}
	return result.data;
}

// Not a rule of the schema: Zod would leave it out as long as another value is faulty.
function missingMailAddresses(given: Env): string[] {
	if (given.SMTP_URL === undefined) return [];
	return ['MAIL_FROM', 'MAIL_TO']
		.filter((name) => given[name] === undefined)
		.map(
			(name) => `${name}: Fehlt. Mit SMTP_URL zusammen werden Absender und Empfänger gebraucht.`,
		);
}

const RATE_LIMIT_STANDARD = 20;
const MAIL_LIMIT_STANDARD = 60;

const wholeNumber = (from: number, to: number) =>
	z
		.string()
		.refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to, {
			error: (issue) => `„${issue.input}“ ist keine ganze Zahl von ${from} bis ${to}.`,
		})
		.transform(Number);

const webUrl = z.string().refine(
	(value) => {
		const url = URL.parse(value);
		return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
	},
	{
		error: (issue) =>
			`„${issue.input}“ ist keine Adresse wie https://www.meine-seite.de (ohne Pfad und Zusätze).`,
	},
);

const smtpUrl = z.string().superRefine((value, context) => {
	const fault = smtpUrlFault(value);
	if (fault !== null) context.addIssue(fault);
});

const mailAddress = z.email({
	error: (issue) => `„${issue.input}“ ist keine E-Mail-Adresse wie kontakt@meine-seite.de.`,
});

const host = z
	.string()
	.refine((value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value), {
		error: (issue) => `„${issue.input}“ ist weder eine IP-Adresse noch ein Rechnername.`,
	});

const proxies = z
	.string()
	.refine((value) => /^(true|false|[0-9])$/i.test(value), {
		error: (issue) =>
			`„${issue.input}“ ist weder 0 (kein Proxy) noch die Zahl der Proxys vor dem Dienst (1 bis 9).`,
	})
	.transform((value) => Number(value.toLowerCase().replace('true', '1').replace('false', '0')));

const retention = z
	.string()
	.optional()
	.transform((value, context) => {
		try {
			return aufbewahrungstage({ RETENTION_DAYS: value });
		} catch {
			context.addIssue(`„${value}“ ist keine ganze Zahl von 14 bis 3650.`);
			return z.NEVER;
		}
	});

const schema = z
	.object({
		PORT: wholeNumber(0, 65_535).default(4321),
		HOST: host.default('127.0.0.1'),
		DATA_DIR: z.string().default('data/'),
		DIST_DIR: z.string().default('dist/'),
		SMTP_URL: smtpUrl.optional(),
		MAIL_FROM: mailAddress.optional(),
		MAIL_TO: mailAddress.optional(),
		SITE_URL: webUrl.default(inhaber.siteUrl),
		TRUST_PROXY: proxies.default(0),
		RETENTION_DAYS: retention,
		RATE_LIMIT: wholeNumber(0, 1_000_000).default(RATE_LIMIT_STANDARD),
		MAIL_LIMIT: wholeNumber(0, 1_000_000).default(MAIL_LIMIT_STANDARD),
	})
	.transform(
		(env): Config => ({
			port: env.PORT,
			host: env.HOST,
			dataDir: resolve(env.DATA_DIR),
			distDir: resolve(env.DIST_DIR),
			mail:
				env.SMTP_URL !== undefined && env.MAIL_FROM !== undefined && env.MAIL_TO !== undefined
					? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, to: env.MAIL_TO }
					: null,
			siteUrl: env.SITE_URL,
			trustProxy: env.TRUST_PROXY,
			retentionDays: env.RETENTION_DAYS,
			rateLimit: env.RATE_LIMIT,
			mailLimit: env.MAIL_LIMIT,
		}),
	);
