import { gut, remove, retry, werbung } from './change.ts';
import { auskunft, exportAll } from './export.ts';
import { list, show, status } from './read.ts';
import type { Command, Program } from './run.ts';

const MANY = Number.POSITIVE_INFINITY;

/** In the order in which help lists them. */
const COMMANDS: Record<string, Command> = {
	list: {
		help: [
			'[--suche WÖRTER] [--verdacht]',
			'Die neuesten Anfragen: alle, mit diesen Wörtern, oder die markierten',
		],
		words: [0, 0],
		options: ['suche', 'verdacht'],
		run: (context, _words, options) => list(context, options),
	},
	show: {
		help: ['NUMMER', 'Eine Anfrage vollständig'],
		words: [1, 1],
		run: (context, [word = '']) => show(context, word),
	},
	status: {
		help: ['', 'Was wartet, scheitert oder ungelesen bald gelöscht wird'],
		words: [0, 0],
		run: status,
	},
	retry: {
		help: ['[NUMMER]', 'Wartendes und Gescheitertes gleich noch einmal senden'],
		words: [0, 1],
		run: (context, [word]) => retry(context, word),
	},
	gut: {
		help: ['NUMMER…', 'Doch keine Werbung: Markierung entfernen und einzeln zustellen'],
		words: [1, MANY],
		run: gut,
	},
	werbung: {
		help: ['NUMMER…', 'Als mögliche Werbung markieren'],
		words: [1, MANY],
		run: werbung,
	},
	export: {
		help: ['[--format csv|json]', 'Alle Anfragen, als Tabelle oder mit allem Gespeicherten'],
		words: [0, 0],
		options: ['format'],
		run: (context, _words, { format = 'csv' }) => exportAll(context, format),
	},
	auskunft: {
		help: ['', 'Alles zu einer Person; fragt nach deren Adresse (Art. 15 DSGVO)'],
		words: [0, 0],
		run: auskunft,
	},
	delete: {
		help: [
			'[NUMMER] [--verdacht] [--ja]',
			'Löschen: eine Anfrage, mit --verdacht alle markierten, sonst alles einer Person, nach deren Adresse gefragt wird; --ja ohne Rückfrage',
		],
		words: [0, 1],
		options: ['verdacht', 'ja'],
		run: (context, [word], options) => remove(context, word, options),
	},
};

/** What the owner can do with inquiries. */
export const OWNER: Program = {
	title: 'Anfragen aus dem Kontaktformular',
	call: null,
	commands: COMMANDS,
};
