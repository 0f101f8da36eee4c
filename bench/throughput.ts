import autocannon from 'autocannon';
import type { Measurement } from './measurement.ts';
import { serveCopy } from './serve-copy.ts';
import { number, table } from './table.ts';

const CONNECTIONS = 32;
const SECONDS = 5;

/** The home page from the service alone, for information: in public, Caddy or nginx serve it. */
export const measureThroughput: Measurement = async ({ dist, report }) => {
	const service = await serveCopy(dist);
	try {
		report(`ruft ${SECONDS} s lang die Startseite ab …`);
		const options = {
			url: service.url,
			connections: CONNECTIONS,
			headers: { 'accept-encoding': 'br' },
		};
		await autocannon({ ...options, duration: 1 });
		const { requests, latency, errors, non2xx } = await autocannon({
			...options,
			duration: SECONDS,
		});
		if (errors + non2xx > 0) throw new Error(`${errors + non2xx} Abrufe sind gescheitert.`);
		return table(
			['Startseite (br) vom Dienst allein', 'Gemessen'],
			[
				[`Abrufe pro Sekunde, ${CONNECTIONS} Verbindungen`, number(requests.average)],
				['p99', `${number(latency.p99)} ms`],
			],
		);
	} finally {
		await service.stop();
	}
};
