import { resolve4, resolve6 } from 'node:dns/promises';
import { request } from 'node:https';
import { isIPv6 } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { GERMAN_DATE } from '#shared/german-time.ts';
import { HEALTH_PATH, PROCESS_HEADER } from '#shared/health.ts';
import type { Problem } from '../service/problem.ts';
import { DAY } from '../service/times.ts';

/** From then on a certificate's end is told: Caddy should have renewed it 30 days before. */
const TOLD_BEFORE_END_MS = 14 * DAY;

const CADDY_SAYS = 'sudo journalctl -u caddy -n 50';

/** What an answer of the service's health says. */
export type Health = { processId: string; status: number; text: string };
/** How it came over TLS. */
export type OutsideHealth = Health & {
	certificateUntil: Date;
	/** Why browsers refuse the certificate, '' where they do not. */
	certificateFault: string;
};

/** DNS and TLS; tests give their own. */
export type Net = {
	/** Of the name, by IPv4 and IPv6. @throws where DNS knows none */
	addressesOf(name: string): Promise<string[]>;
	/** Asks one address for the site's health. @throws with a `code` where nobody answers */
	askAddress(address: string, site: URL): Promise<OutsideHealth>;
};

export type OutsideView = {
	problems: Problem[];
	/** null where none was seen. */
	certificateUntil: Date | null;
	/** Whether TLS was refused, as by a Caddy that has no certificate for the name. */
	isTlsRefused: boolean;
};

/**
 * Looks at the site as a visitor does, by each address of its public name: does the name lead here, does the
 * proxy answer, does the certificate hold, does it say the same of its health as the service does.
 * @param here what the service says on this machine
 */
export async function lookFromOutside(
	site: URL,
	here: Health,
	now: Date,
	net: Net,
): Promise<OutsideView> {
	const { hostname } = site;
	let addresses: string[];
	try {
		addresses = await net.addressesOf(hostname);
	} catch (error) {
		return away(
			`Die Adresse ${hostname} ist im Namensverzeichnis (DNS) nicht zu finden (${codeOf(error)}). Beim Anbieter der Domain gehören A- und AAAA-Einträge auf diesen Server.`,
		);
	}
	const seen = await Promise.all(
		addresses.map(async (address) => await lookAt(address, site, here, now, net)),
	);
	const problems = seen.flatMap(({ problems }) => problems);
	const ends = seen.map(({ certificateUntil }) => certificateUntil).filter((end) => end !== null);
	return {
		// Several addresses have the same certificate.
		problems: [...new Map(problems.map((problem) => [problem.sentence, problem])).values()],
		certificateUntil: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
		isTlsRefused: seen.some((one) => one.isTlsRefused),
	};
}

async function lookAt(
	address: string,
	site: URL,
	here: Health,
	now: Date,
	net: Net,
): Promise<OutsideView> {
	const { hostname } = site;
	let there: OutsideHealth;
	try {
		there = await net.askAddress(address, site);
	} catch (error) {
		if (isAlert(error))
			return {
				...away(
					`Für ${hostname} gibt es unter ${address} kein Zertifikat (${codeOf(error)}): Besucher sehen die Website nicht. Beim Anbieter der Domain gehören A- und AAAA-Einträge auf diesen Server; stimmen sie, sagt mehr: ${CADDY_SAYS}`,
				),
				isTlsRefused: true,
			};
		return away(
			`Unter ${hostname} (${address}) antwortet niemand (${codeOf(error)}): Besucher sehen die Website nicht. Läuft Caddy? sudo journalctl -u caddy -n 20`,
		);
	}
	if (there.processId !== here.processId)
		return away(
			there.status >= 500
				? `Unter ${hostname} (${address}) kommt nur ein Fehler (${there.status}), obwohl der Dienst läuft. Was Caddy sagt: sudo journalctl -u caddy -n 20`
				: `${hostname} führt über ${address} zu einem anderen Server. Beim Anbieter der Domain gehören A- und AAAA-Einträge auf diesen.`,
		);
	const problems = certificateProblems(hostname, there, now);
	if (there.text !== here.text)
		problems.push({
			key: 'outside',
			urgency: 'away',
			sentence: `Unter ${hostname} heißt es „${there.text}“ (${there.status}), beim Dienst selbst aber „${here.text}“; etwas dazwischen antwortet an seiner Stelle.`,
		});
	return { problems, certificateUntil: there.certificateUntil, isTlsRefused: false };
}

function certificateProblems(hostname: string, there: OutsideHealth, now: Date): Problem[] {
	const { certificateUntil, certificateFault } = there;
	const why = `Warum Caddy es nicht erneuert: ${CADDY_SAYS}`;
	if (certificateFault)
		return [
			{
				key: 'certificate',
				urgency: 'away',
				sentence: `Das Zertifikat von ${hostname} gilt nicht (${certificateFault}): Browser warnen vor der Website. ${why}`,
			},
		];
	const leftMs = certificateUntil.getTime() - now.getTime();
	if (leftMs >= TOLD_BEFORE_END_MS) return [];
	const days = Math.floor(leftMs / DAY);
	return [
		{
			key: 'certificate',
			urgency: 'hint',
			sentence: `Das Zertifikat von ${hostname} läuft am ${GERMAN_DATE.format(certificateUntil)} ab (noch ${days === 1 ? '1 Tag' : `${days} Tage`}); danach warnen Browser vor der Website. ${why}`,
		},
	];
}

/** Tells whether the other side breaks TLS off in words, as Caddy does where it has no certificate. */
export function isAlert(error: unknown): boolean {
	return String(error).includes(' alert ');
}

/** Visitors do not see the site. */
function away(sentence: string): OutsideView {
	const problem: Problem = { key: 'outside', urgency: 'away', sentence };
	return { problems: [problem], certificateUntil: null, isTlsRefused: false };
}

/** Returns the short name of what kept an answer away. */
function codeOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

export const INTERNET: Net = { addressesOf: (name) => addressesOf(name), askAddress };

type Dns = Record<'resolve4' | 'resolve6', (name: string) => Promise<string[]>>;

/** Asks DNS alone: in /etc/hosts a rented server often has the domain as its own name, which no visitor sees. */
export async function addressesOf(
	name: string,
	dns: Dns = { resolve4, resolve6 },
): Promise<string[]> {
	// No name of DNS; for trials.
	if (name === 'localhost') return ['127.0.0.1'];
	const answers = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]);
	const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
	if (found.length > 0) return found;
	const [first] = answers;
	throw first.status === 'rejected' ? first.reason : new Error('ENODATA');
}

function askAddress(address: string, site: URL): Promise<OutsideHealth> {
	const { promise, resolve, reject } = Promise.withResolvers<OutsideHealth>();
	const asking = request(
		{
			host: address,
			family: isIPv6(address) ? 6 : 4,
			port: site.port || 443,
			path: HEALTH_PATH,
			servername: site.hostname,
			headers: { host: site.host },
			agent: false,
			// What is wrong with the certificate is for the owner to read, not a reason to stop.
			rejectUnauthorized: false,
			signal: AbortSignal.timeout(10_000),
		},
		(answer) => {
			const socket = answer.socket as TLSSocket;
			// Gone when an answer without a length has ended, since the connection ends with it.
			const { valid_to } = socket.getPeerCertificate();
			const pieces: Buffer[] = [];
			answer.on('data', (piece: Buffer) => pieces.push(piece));
			answer.on('error', reject);
			answer.on('end', () =>
				resolve({
					processId: String(answer.headers[PROCESS_HEADER] ?? ''),
					status: answer.statusCode ?? 0,
					text: Buffer.concat(pieces).toString().trim(),
					certificateUntil: new Date(valid_to),
					certificateFault: socket.authorized ? '' : String(socket.authorizationError),
				}),
			);
		},
	);
	asking.on('error', reject);
	asking.end();
	return promise;
}

/** Reads what the service says of its health on this machine. */
export async function readHealth(answer: Response): Promise<Health> {
	return {
		processId: answer.headers.get(PROCESS_HEADER) ?? '',
		status: answer.status,
		text: (await answer.text()).trim(),
	};
}
