import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { choose, say } from '../dialog.ts';
import { filesOfProjekte, removeProjekte, sampleSlugs } from '../projekt/entries.ts';
import { faultOfDay, readDay } from '../projekt/read-day.ts';
import { askLine, type Question } from './question.ts';
import type { Site } from './site.ts';

const FOLDER = 'src/content/projekte';
const place = { group: 'projekte', page: 'Portfolio' } as const;

/** Whether the owner shows a project that is no sample. */
export function hasOwnProject(site: Site): boolean {
	return entriesOf(site).some(({ isSample }) => !isSample);
}

export const samplesQuestion: Question = {
	...{ ...place, key: 'muster', label: 'Die Musterprojekte', fields: [FOLDER] },
	isPossible: (site) => entriesOf(site).some(({ isSample }) => isSample),
	isOpen: () => true,
	async ask({ root }) {
		const slugs = await sampleSlugs(root);
		const answer = await choose(
			{
				question: `Die ${slugs.length} Musterprojekte entfernen?`,
				why: 'Online dürfen sie nicht gezeigt werden. Ihre eigenen Dateien bleiben; gelöscht wird nur, was zum Muster gehört. Auch ohne Projekt ist die Website vollständig.',
			},
			[
				['', 'Später'],
				['ja', 'Ja, jetzt'],
				['zurück', 'Zurück zur letzten Frage'],
			],
		);
		if (answer === 'zurück') return 'back';
		if (answer === '') return 'next';
		await removeProjekte(root, await filesOfProjekte(root, slugs));
		say(`Entfernt: ${slugs.join(', ')}.`);
		return 'next';
	},
};

export const consentQuestion: Question = {
	...{ ...place, key: 'freigabe', label: 'Die Zustimmung Ihrer Kunden', fields: [] },
	isPossible: (site) => entriesOf(site).some(lacksConsent),
	isOpen: () => true,
	async ask(site) {
		for (const { file, client } of entriesOf(site).filter(lacksConsent)) {
			const reply = await askLine({
				question: `Wann hat „${client}“ zugestimmt, dass Sie ihn, sein Logo und seine Website zeigen?`,
				why: 'Etwa 28.11.2026 oder heute; online gehen darf das Projekt erst damit.',
				none: 'Ohne Zustimmung darf es nicht online gehen. Enter heißt später.',
				read: (typed) => typed,
				faultOf: (day) => faultOfDay(day, new Date()),
			});
			if (reply.is === 'back') return 'back';
			if (reply.is === 'later') continue;
			const text = site.read(file);
			site.write(file, `${text.trimEnd()}\nfreigabe: ${readDay(reply.value, new Date())}\n`);
		}
		return 'next';
	},
};

type Entry = ReturnType<typeof entriesOf>[number];

function entriesOf(site: Site) {
	const folder = path.join(site.root, FOLDER);
	const names = existsSync(folder) ? readdirSync(folder) : [];
	return names
		.filter((name) => name.endsWith('.yaml'))
		.map((name) => {
			const file = `${FOLDER}/${name}`;
			const entry = parseDocument(site.read(file));
			return {
				file,
				client: String(entry.getIn(['projekt', 'kunde'])),
				isSample: entry.get('muster') === true,
				hasConsent: entry.has('freigabe'),
			};
		});
}

function lacksConsent({ isSample, hasConsent }: Entry): boolean {
	return !isSample && !hasConsent;
}
