import autocannon from 'autocannon';
import type { Measurement } from './measurement.ts';
import { serveCopy } from './serve-copy.ts';
import { tabelle, zahl } from './tabelle.ts';

const VERBINDUNGEN = 32;
const SEKUNDEN = 5;

/** The home page from the service alone, for information: in public, Caddy or nginx serve it. */
export const messeDurchsatz: Measurement = async ({ dist, report }) => {
	const dienst = await serveCopy(dist);
	try {
		report(`ruft ${SEKUNDEN} s lang die Startseite ab …`);
		const options = {
			url: dienst.url,
			connections: VERBINDUNGEN,
			headers: { 'accept-encoding': 'br' },
		};
		await autocannon({ ...options, duration: 1 });
		const { requests, latency, errors, non2xx } = await autocannon({
			...options,
			duration: SEKUNDEN,
		});
		if (errors + non2xx > 0) throw new Error(`${errors + non2xx} Abrufe sind gescheitert.`);
		return tabelle(
			['Startseite (br) vom Dienst allein', 'Gemessen'],
			[
				[`Abrufe pro Sekunde, ${VERBINDUNGEN} Verbindungen`, zahl(requests.average)],
				['p99', `${zahl(latency.p99)} ms`],
			],
		);
	} finally {
		await dienst.stop();
	}
};
