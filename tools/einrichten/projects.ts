import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { askText, choose, say } from '../dialog.ts';
import { filesOfProjekte, removeProjekte, sampleSlugs } from '../projekt/entries.ts';
import { faultOfDay, readDay } from '../projekt/read-day.ts';
import type { Question } from './question.ts';
import type { Site } from './site.ts';

const FOLDER = 'src/content/projekte';
const place = { group: 'projekte', page: 'Portfolio' } as const;

export const samplesQuestion: Question = {
	...{ ...place, key: 'muster', label: 'Die Musterprojekte', settles: [FOLDER] },
	isOpen: (site) => entriesOf(site).some(({ isSample }) => isSample),
	async ask({ root }) {
		const slugs = await sampleSlugs(root);
		if (slugs.length === 0) return say('Musterprojekte gibt es keine mehr.');
		const answer = await choose(
			{
				question: `Die ${slugs.length} Musterprojekte entfernen?`,
				why: 'Ihre Bilder und Quellen gehen mit; online dürfen sie nicht gezeigt werden.',
			},
			[
				['', 'Später'],
				['ja', 'Ja, jetzt'],
			],
		);
		if (answer === '') return;
		await removeProjekte(root, await filesOfProjekte(root, slugs));
		say(`Entfernt: ${slugs.join(', ')}.`);
	},
};

export const consentQuestion: Question = {
	...{ ...place, key: 'freigabe', label: 'Die Zustimmung Ihrer Kunden', settles: [] },
	isOpen: (site) => entriesOf(site).some(lacksConsent),
	async ask(site) {
		for (const { file, client } of entriesOf(site).filter(lacksConsent)) {
			const typed = await askText({
				question: `Wann hat „${client}“ zugestimmt, dass Sie ihn, sein Logo und seine Website zeigen?`,
				why: 'Etwa 28.11.2026 oder heute. Enter: noch nicht; online gehen darf das Projekt erst damit.',
				check: (day) => (day === '' ? undefined : faultOfDay(day, new Date())),
			});
			if (typed === '') continue;
			const text = site.read(file);
			site.write(file, `${text.trimEnd()}\nfreigabe: ${readDay(typed, new Date())}\n`);
		}
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
