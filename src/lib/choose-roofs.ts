/**
 * Beginnings of words in a client's trade or name that ask for a roof. The first roof that fits is taken;
 * where it is gone, the next in this order. The last one suits everybody.
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
 * Chooses a roof for each client, in their order: by the words of trade and name, else the hip roof.
 * A roof that is taken gives way to the next free one, until all are taken. The choice depends on
 * nothing else, so it is the same in every build.
 */
export function chooseRoofs(clients: readonly { kunde: string; branche: string }[]): RoofName[] {
	let taken: RoofName[] = [];
	return clients.map(({ kunde, branche }) => {
		// All are free again, except the last client's: neighbours never have the same one.
		if (taken.length === names.length) taken = taken.slice(-1);
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
