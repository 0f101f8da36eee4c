/** Firms within the Union who work for an owner, as his facts name them. */
export const fixtureFirms = {
	hoster: {
		name: 'Ruhr Hosting',
		anschrift: 'Ring 3, 44135 Dortmund',
		land: 'Deutschland',
		uebermittlung: '',
		protokollfrist: '7 Tage',
		avVertrag: true,
	},
	mailanbieter: { name: 'Ruhr Mail', land: 'Österreich', uebermittlung: '', avVertrag: true },
};
