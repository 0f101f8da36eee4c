import { HEALTH_PATH, PROCESS_HEADER } from '#shared/health.ts';

/** The first certificate takes Caddy some seconds. */
export const WAIT_SECONDS = 90;
const TELL_EVERY_SECONDS = 15;

const ELSEWHERE = 'dort antwortet ein anderer Server';
const SILENCE = 'keine Antwort';
/** So says the service itself. */
const DISTURBED = 'gestört';
/** Node's names of it, by its own limit of time, the system's or ours. */
const SILENCES = ['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT', 'TimeoutError'];

/** What is needed of the machine at home. */
type Home = {
	fetch: typeof fetch;
	now(): number;
	sleep(ms: number): Promise<unknown>;
	interrupted: AbortSignal;
};

/**
 * Asks for the site's health, again for some seconds. Returns what is wrong with the answer, '' for nothing.
 * @param processId what the service on the server calls itself; '' = unknown, then any service of ours will do
 */
export async function askFromOutside(
	home: Home,
	site: URL,
	processId: string,
	seconds: number,
): Promise<string> {
	const address = new URL(HEALTH_PATH, site).href;
	console.log(`Von hier aus wird ${address} abgerufen …`);
	const from = home.now();
	let toldAt = from;
	for (;;) {
		const options = { signal: AbortSignal.timeout(10_000) };
		const reason = await home
			.fetch(address, options)
			.then((answer) => faultIn(answer, processId), nameOf);
		const left = seconds - Math.round((home.now() - from) / 1000);
		if (!reason || left < 0 || home.interrupted.aborted) return reason;
		if (home.now() - toldAt >= TELL_EVERY_SECONDS * 1000) {
			toldAt = home.now();
			console.log(`… noch nicht zu sehen (${reason}); gefragt wird noch ${left} Sekunden.`);
		}
		await home.sleep(3000);
	}
}

function faultIn(answer: Response, processId: string): string {
	const there = answer.headers.get(PROCESS_HEADER) ?? '';
	if (there === '' || (processId !== '' && there !== processId))
		// A proxy of ours that does not reach the service has only a number to say.
		return answer.status >= 500 ? String(answer.status) : ELSEWHERE;
	if (answer.status === 503) return DISTURBED;
	return answer.ok ? '' : String(answer.status);
}

/** Returns the short name of what kept an answer away, as in ENOTFOUND: the long one is OpenSSL's own. */
function nameOf(error: unknown): string {
	const { cause = error } = error instanceof Error ? error : {};
	// A DOMException has a number as its code; its name says more.
	if (cause instanceof DOMException) return SILENCES.includes(cause.name) ? SILENCE : cause.name;
	const name = String(cause instanceof Error && 'code' in cause ? cause.code : cause);
	return SILENCES.includes(name) ? SILENCE : name;
}

/** Returns what to do about a fault, up to the command that says more. */
export function explain(reason: string, { hostname }: URL): string {
	const begin = 'Auf dem Server läuft es,';
	const more = 'warum sonst, sagt dort';
	if (reason === DISTURBED)
		return 'Es ist online, meldet aber eine Störung; welche, sagt auf dem Server';
	if (reason === ELSEWHERE)
		return `${begin} ${hostname} führt von hier aus aber zu einem anderen. Beim Anbieter der Domain gehören A- und AAAA-Einträge auf diesen; sind sie geändert, dauert es bis zu einem Tag. Ob es so weit ist, sagt dort`;
	if (reason === SILENCE)
		return `${begin} von hier aus aber kommt keine Antwort. Meist lässt eine Firewall, auch die des Hosters, die Ports 80 und 443 nicht durch; ${more}`;
	return `${begin} von hier aus aber nicht (${reason}). Meist zeigt die Domain noch nicht auf ihn (tut sie es, dauert es bis zu zwanzig Minuten); ${more}`;
}
