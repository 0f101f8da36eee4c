/**
 * Each roof with parts of words that choose it, where one occurs in a client's trade or name. The first roof
 * that fits is wanted; the hip roof where none fits.
 */
const WORDS = {
	gable: 'archi bau hand zimmer dach immo holz plan',
	dome: 'gesund praxis osteo physio heil arzt zahn wellness yoga',
	sawtooth: 'dienst werk druck auto industr technik repar',
	blocks: 'kind therap bild schul ergo spiel kita',
	temple: 'recht kanzl steuer berat bank versich notar',
	tower: 'verein gemein kirch kultur pflege',
	awning: 'handel laden gastro café cafe restaurant friseur mode blumen',
	hip: '',
} as const;

export type RoofName = keyof typeof WORDS;
const names = Object.keys(WORDS) as RoofName[];

/**
 * Chooses a roof for each client, in their order. Where the wanted one is taken, the client gets the next
 * free one: there are more roofs than houses. The choice is the same in every build.
 */
export function chooseRoofs(clients: readonly { kunde: string; branche: string }[]): RoofName[] {
	const taken: RoofName[] = [];
	return clients.map(({ kunde, branche }) => {
		const text = `${branche} ${kunde}`.toLowerCase();
		const wanted = names.findIndex((name) =>
			WORDS[name].split(' ').some((word) => word !== '' && text.includes(word)),
		);
		const start = wanted < 0 ? names.indexOf('hip') : wanted;
		const order = [...names.slice(start), ...names.slice(0, start)];
		const roof = order.find((name) => !taken.includes(name)) ?? 'hip';
		taken.push(roof);
		return roof;
	});
}
