import { askUntilRight } from './ask-owner.ts';
import type { Machine } from './machine.ts';

/** Asks for the address that the watch calls while all is well (watch.ts); '' for none. */
export async function askForWacheUrl(): Promise<string> {
	console.log(
		'Ein Wachdienst merkt, was dieser Server selbst nicht mehr melden kann: Er bekommt alle zehn Minuten einen Aufruf und schreibt Ihnen, wenn der ausbleibt. Kostenlos ist etwa healthchecks.io, selbst betreiben lässt sich Uptime Kuma (Monitor „Push“).',
	);
	return await askUntilRight(
		'Adresse, die der Wachdienst Ihnen nennt (leer lassen = ohne)',
		'',
		faultInWacheUrl,
	);
}

export function faultInWacheUrl(value: string): string {
	if (value === '' || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return '';
	return `„${value}“ ist keine Adresse wie https://hc-ping.com/….`;
}

/** Calls it once, and says how that went. */
export async function tryWacheUrl(machine: Machine, url: string): Promise<string> {
	const answer = await machine.askOutside(url);
	if (answer?.ok) return 'Der Wachdienst (WACHE_URL) hat einen Aufruf bekommen.';
	const reason = answer ? `er sagt ${answer.status}` : 'er antwortet nicht';
	return `Hinweis: Der Wachdienst unter WACHE_URL nimmt den Aufruf nicht an (${reason}). Berichtigen Sie die Zeile in ${machine.settingsFile}; sonst schlägt er Alarm.`;
}
