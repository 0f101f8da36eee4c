import { type Messung, median, medianZeile, type Zeile } from './messung.ts';
import { type Server, startCaddy, startDienst, startNginx } from './server.ts';
import { runWrk } from './wrk.ts';

const VERBINDUNGEN = 32;
const SEKUNDEN = 5;

type Gegner = { name: string; encoding: 'br' | 'gzip'; start(dist: string): Promise<Server> };

const CADDY: Gegner = { name: 'Caddy file_server', encoding: 'br', start: startCaddy };
const NGINX: Gegner = { name: 'nginx gzip_static', encoding: 'gzip', start: startNginx };

/** Home page over kept connections: the service and another server, in turns. */
export const messeDurchsatz: Messung = async (werkbank) => [
	...(await against(CADDY, werkbank, { mindestens: 1 })),
	...(await against(NGINX, werkbank)),
];

async function against(
	{ name, encoding, start }: Gegner,
	{ dist, laeufe, melde }: Parameters<Messung>[0],
	ziel?: Zeile['ziel'],
): Promise<Zeile[]> {
	const was = `Startseite (${encoding}), ${VERBINDUNGEN} Verbindungen: Dienst ÷ ${name}`;
	melde(`vergleicht den Durchsatz mit ${name} …`);
	const site = dist();
	const servers: Server[] = [];
	try {
		const dienst = await startDienst(site);
		servers.push(dienst);
		const gegner = await start(site);
		servers.push(gegner);
		await checkSameAnswer(dienst.url, gegner.url, encoding);

		const unser: number[] = [];
		const anderer: number[] = [];
		const load = (url: string, sekunden = SEKUNDEN) =>
			runWrk(url, { verbindungen: VERBINDUNGEN, sekunden, encoding });
		await load(dienst.url, 2);
		await load(gegner.url, 2);
		for (let lauf = 0; lauf < laeufe; lauf += 1) {
			unser.push(await load(dienst.url));
			anderer.push(await load(gegner.url));
		}
		return [
			{ was, wert: median(unser) / median(anderer), einheit: '×', ...(ziel && { ziel }) },
			medianZeile('… Dienst', unser, { einheit: 'pro s' }),
			medianZeile(`… ${name}`, anderer, { einheit: 'pro s' }),
		];
	} catch (fehler) {
		return [
			{ was, wert: null, hinweis: String(fehler).split('\n')[0] ?? '', ...(ziel && { ziel }) },
		];
	} finally {
		for (const server of servers) await server.stop();
	}
}

async function checkSameAnswer(unser: string, anderer: string, encoding: string): Promise<void> {
	const [a, b] = await Promise.all([unser, anderer].map((url) => readCompressed(url, encoding)));
	if (a !== b) throw new Error(`Die Server liefern nicht dasselbe: ${a} und ${b}`);
}

async function readCompressed(url: string, encoding: string): Promise<string> {
	const antwort = await fetch(url, { headers: { 'accept-encoding': encoding } });
	const { length } = await antwort.text();
	return `${antwort.status} ${antwort.headers.get('content-encoding')} ${length} Zeichen`;
}
