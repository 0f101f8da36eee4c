import { existsSync } from 'node:fs';
import { OwnerError } from '#shared/owner-error.ts';
import type { Problem } from '../service/problem.ts';
import { HOUR } from '../service/times.ts';
import { writeWatchReport } from '../service/watch-report.ts';
import { isAlert, lookFromOutside, type OutsideView } from './look-from-outside.ts';
import { answerOwner, Machine } from './machine.ts';

// What is looked for, and how early the end of a certificate is told: look-from-outside.ts.

/** How many looks from outside in a row have to find something before it is told: a restart is over by then. */
const LOOKS = 3;
const BETWEEN_LOOKS_MS = 20_000;

/** How often the service is asked before it counts as hanging. */
const TRIES = 3;

/**
 * The watch, every ten minutes by werkplan-wache.timer: starts what hangs or has given up, looks at the site
 * from outside, and leaves what it finds in a report, of which the service tells the owner by mail. While all
 * is well it calls WACHE_URL: whoever is called there notices the silence of a server that is off.
 */
export async function watch(machine: Machine): Promise<void> {
	// Closed for a moment, on purpose.
	if (machine.isSwitching()) return;
	const started = [startProxy(machine), await startService(machine)].filter((one) => one !== null);
	const seen = await look(machine);
	const problems = [...started, ...seen.problems];
	for (const { sentence } of problems) console.error(sentence);
	leaveReport(machine, problems, seen.certificateUntil);
	if (problems.length === 0) await callWatcher(machine);
}

/** Looks from outside, again where something is wrong. */
async function look(machine: Machine): Promise<OutsideView> {
	for (let looks = 1; ; looks += 1) {
		const seen = await lookOnce(machine);
		if (seen.problems.length === 0 || looks === LOOKS) return seen;
		if (seen.isTlsRefused) await askForCertificate(machine);
		await machine.sleep(BETWEEN_LOOKS_MS);
	}
}

/**
 * Where the name has led elsewhere, Caddy was refused a certificate, and waits for hours before it asks again; started
 * anew it asks at once. Once an hour: an authority bears few refusals. Visitors miss nothing, they cannot come in.
 */
async function askForCertificate(machine: Machine): Promise<void> {
	if (!existsSync(machine.domainFile) || (await hasCertificate(machine))) return;
	const time = ['--timestamp=unix', '--property=ActiveEnterTimestamp', '--value'];
	// As @1795834800.
	const started = machine.spawn('systemctl', 'show', ...time, 'caddy').stdout.slice(1);
	if (machine.now().getTime() - Number(started) * 1000 >= HOUR)
		machine.spawn('systemctl', 'restart', 'caddy');
}

/** Asks the Caddy of this machine: outside it may be another one that refused TLS. */
async function hasCertificate(machine: Machine): Promise<boolean> {
	return await machine.net.askAddress('127.0.0.1', machine.site()).then(
		() => true,
		(error) => !isAlert(error),
	);
}

/** Looks once from outside, as `werkplan status` does. */
export async function lookOnce(machine: Machine): Promise<OutsideView> {
	const here = await machine.health();
	if (here === null) return { problems: [SILENT], certificateUntil: null, isTlsRefused: false };
	return await lookFromOutside(machine.site(), here, machine.now(), machine.net);
}

const SILENT: Problem = {
	key: 'silent',
	urgency: 'away',
	sentence:
		'Der Dienst antwortet nicht; was ihm fehlt, steht in: sudo journalctl -u werkplan -n 30',
};

/** Returns what to tell of it, null where Caddy ran, or is not our business. */
function startProxy(machine: Machine): Problem | null {
	if (!existsSync(machine.domainFile)) return null;
	if (machine.succeeds('systemctl', 'is-active', '--quiet', 'caddy')) return null;
	machine.spawn('systemctl', 'reset-failed', 'caddy');
	const hasStarted = machine.succeeds('systemctl', 'start', 'caddy');
	return {
		key: 'proxy',
		urgency: hasStarted ? 'hint' : 'away',
		sentence: hasStarted
			? 'Caddy lief nicht und wurde wieder gestartet; warum es endete, steht in: sudo journalctl -u caddy -n 50'
			: 'Caddy läuft nicht und lässt sich nicht starten; den Grund nennt: sudo journalctl -u caddy -n 50',
	};
}

/** Restarts a service that hangs. Returns what to tell of it, null where it answered. */
async function startService(machine: Machine): Promise<Problem | null> {
	if (await answers(machine)) return null;
	machine.spawn('systemctl', 'restart', 'werkplan.service');
	if (!(await answers(machine))) {
		// It cannot tell the owner itself.
		machine.spawn('systemctl', 'start', '--no-block', 'werkplan-meldung@werkplan.service');
		return null;
	}
	return {
		key: 'restarted',
		urgency: 'hint',
		sentence:
			'Der Dienst antwortete nicht und wurde neu gestartet; seine letzten Zeilen: sudo journalctl -u werkplan -n 50',
	};
}

/** Each try waits up to ten seconds; a start takes less. */
async function answers(machine: Machine): Promise<boolean> {
	for (let tries = 1; tries <= TRIES; tries += 1)
		if ((await machine.health()) !== null) return true;
	return false;
}

function leaveReport(machine: Machine, problems: Problem[], certificateUntil: Date | null): void {
	const report = {
		zeit: machine.now().toISOString(),
		zertifikatBis: certificateUntil?.toISOString() ?? null,
		// The service reads it, and by then it does answer.
		probleme: problems.filter((problem) => problem !== SILENT),
	};
	try {
		writeWatchReport(machine.data, report);
	} catch (reason) {
		throw new OwnerError(`Der Bericht der Wache ließ sich nicht ablegen: ${reason}`);
	}
}

/** Nobody is told that this fails: whoever is not called tells the owner. */
async function callWatcher(machine: Machine): Promise<void> {
	const { WACHE_URL } = machine.settings();
	if (!WACHE_URL || (await machine.health())?.status !== 200) return;
	const answer = await machine.askOutside(WACHE_URL);
	if (answer?.ok) return;
	const reason = answer?.status ?? 'keine Antwort';
	console.error(`WACHE_URL nimmt den Aufruf nicht an (${reason}).`);
}

if (import.meta.main) await answerOwner(() => watch(new Machine()));
