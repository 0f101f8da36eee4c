import { type Messung, medianZeile } from './messung.ts';
import { startUntil } from './prozess.ts';
import { startDienst } from './server.ts';

const BARE = `require('node:http').createServer((q, a) => a.end('hello')).listen(0, '127.0.0.1', function () { console.log('bereit: http://127.0.0.1:' + this.address().port) })`;

const NO_CACHE = { NODE_DISABLE_COMPILE_CACHE: '1' };

/** From the start of the process to its first answer, beside Node with an empty server. */
export const messeAnlauf: Messung = async ({ dist, laeufe, melde }) => {
	const site = dist();
	melde('startet den Dienst …');
	const dienst: number[] = [];
	const erstmals: number[] = [];
	const nackt: number[] = [];
	for (let lauf = 0; lauf < laeufe; lauf += 1) {
		nackt.push(await secondsToAnswer(startBare));
		erstmals.push(await secondsToAnswer(() => startDienst(site, NO_CACHE)));
		dienst.push(await secondsToAnswer(() => startDienst(site)));
	}
	return [
		medianZeile('Start des Dienstes bis zur ersten Antwort', dienst, {
			einheit: 's',
			ziel: { hoechstens: 0.6 },
		}),
		medianZeile('… beim ersten Mal, bevor Node seinen Code abgelegt hat', erstmals, {
			einheit: 's',
			ziel: { hoechstens: 0.6 },
		}),
		medianZeile('… zum Vergleich: Node mit leerem Server', nackt, { einheit: 's' }),
	];
};

/** Seconds until a server that is being started has answered a request for its home page. */
export async function secondsToAnswer(
	start: () => Promise<{ url: string; stop(): Promise<void> }>,
): Promise<number> {
	const began = performance.now();
	const { url, stop } = await start();
	await (await fetch(url)).arrayBuffer();
	const sekunden = (performance.now() - began) / 1000;
	await stop();
	return sekunden;
}

async function startBare(): Promise<{ url: string; stop(): Promise<void> }> {
	const prozess = await startUntil(/^bereit: (\S+)$/m, process.execPath, ['-e', BARE]);
	return { url: prozess.treffer, stop: prozess.stop };
}
