import { globSync } from 'node:fs';
import { textFile } from '../../src/facts/texts-schema.ts';
import { filesOfProjekte, removeProjekte, sampleSlugs } from '../projekt/entries.ts';
import { faultOfDay, readDay } from '../projekt/read-day.ts';
import { descriptionOf } from './description.ts';
import type { Question, Questions } from './question.ts';
import type { Site } from './site.ts';

const FOLDER = 'src/content/projekte';
const portfolio = (field: string) => `${textFile('portfolio')}: ${field}`;

export const projekte: Questions = {
	[FOLDER]: {
		label: 'Die Musterprojekte entfernen?',
		why: 'Online dürfen sie nicht gezeigt werden. Ihre eigenen Dateien bleiben; gelöscht wird nur, was zum Muster gehört. Auch ohne Projekt ist die Website vollständig.',
		choices: [['ja', 'Ja, jetzt']],
		isPossible: (site) => entriesOf(site).some((entry) => isSample(site, entry)),
		isOpen: () => true,
		async write({ root }) {
			await removeProjekte(root, await filesOfProjekte(root, await sampleSlugs(root)));
		},
		sentence: () =>
			'Entfernt. Ihr erstes eigenes nimmt „npm run projekt:neu“ auf, in rund zehn Minuten.',
	},
	freigabe: {
		label: 'Die Zustimmung Ihrer Kunden',
		why: '',
		each: (site) =>
			Object.fromEntries(
				ownEntries(site)
					.filter((entry) => site.text(`${entry}: freigabe`) === '')
					.map((entry) => [`${entry}: freigabe`, consentQuestion(site, entry)]),
			),
	},
	[portfolio('beschreibung')]: { ...descriptionOf('Portfolio'), isPossible: hasOwnProject },
	[portfolio('masslinie')]: {
		label: 'Portfolio: Worte auf der Maßlinie unter der Überschrift',
		why: 'Für wen Sie arbeiten.',
		isPossible: hasOwnProject,
	},
	[portfolio('einleitung')]: {
		label: 'Einleitung über Ihren Projekten',
		why: 'Ein Satz unter der Überschrift der Seite Portfolio.',
		isPossible: hasOwnProject,
	},
};

function consentQuestion(site: Site, entry: string): Question {
	const client = site.text(`${entry}: projekt.kunde`);
	return {
		label: `Wann hat „${client}“ zugestimmt, dass Sie ihn, sein Logo und seine Website zeigen?`,
		why: 'Etwa 28.11.2026 oder heute; online gehen darf das Projekt erst damit.',
		needed: 'Ohne Zustimmung darf es nicht online gehen. Enter heißt später.',
		isOpen: () => true,
		read: (typed) => readDay(typed, new Date()),
		faultOf: (day) => faultOfDay(day, new Date()),
		write(_, day) {
			site.write(entry, `${site.read(entry).trimEnd()}\nfreigabe: ${day}\n`);
		},
	};
}

/** The files of all projects. */
function entriesOf({ root }: Site): string[] {
	return globSync(`${FOLDER}/*.yaml`, { cwd: root }).toSorted();
}

function isSample(site: Site, entry: string): boolean {
	return site.text(`${entry}: muster`) === 'true';
}

function ownEntries(site: Site): string[] {
	return entriesOf(site).filter((entry) => !isSample(site, entry));
}

function hasOwnProject(site: Site): boolean {
	return ownEntries(site).length > 0;
}
