import { ENTRIES, entryFile } from '#shared/projekt-schema.ts';
import { asDay, faultOfDay } from '../as-day.ts';
import { type Entry, readEntries, removeProjekte } from '../projekt/entries.ts';
import { choiceOrLater, line, possibleIf, type Question } from '../question.ts';
import { fieldIn, type Site, textField } from '../site.ts';
import { descriptionOf, fact } from './fact.ts';

export function projekte(site: Site): Question[] {
	const entries = readEntries(site);
	const samples = entries.filter(({ isSample }) => isSample);
	const own = entries.filter(({ isSample }) => !isSample);
	return [
		...possibleIf(samples.length > 0, [
			choiceOrLater({
				id: ENTRIES,
				label: 'Die Musterprojekte entfernen?',
				help: 'Online dürfen sie nicht gezeigt werden. Ihre eigenen Dateien bleiben; gelöscht wird nur, was zum Muster gehört. Auch ohne Projekt ist die Website vollständig.',
				isOpen: true,
				choices: [['Ja, jetzt', () => ({ say: removeSamples(site, samples) })]],
			}),
		]),
		...own.map((entry) => consentQuestion(site, entry)),
		...possibleIf(entries.length > 0, [
			fact(site, textField('portfolio', 'beschreibung'), descriptionOf('Portfolio')),
			fact(site, textField('portfolio', 'masslinie'), {
				label: 'Portfolio: Worte auf der Maßlinie unter der Überschrift',
				help: 'Für wen Sie arbeiten.',
			}),
			fact(site, textField('portfolio', 'einleitung'), {
				label: 'Einleitung über Ihren Projekten',
				help: 'Ein Satz unter der Überschrift der Seite Portfolio.',
			}),
		]),
	];
}

function removeSamples(site: Site, samples: readonly Entry[]): string {
	const slugs = samples.map(({ slug }) => slug);
	removeProjekte(site, slugs);
	return 'Entfernt. Ihr erstes eigenes nimmt „npm run projekt:neu“ auf, in rund zehn Minuten.';
}

function consentQuestion(site: Site, { slug, client, consent }: Entry): Question {
	return line({
		id: `freigabe: ${slug}`,
		label: `Wann hat „${client}“ zugestimmt, dass Sie ihn, sein Logo und seine Website zeigen?`,
		help: 'Etwa 28.11.2026 oder heute; online gehen darf das Projekt erst damit.',
		isOpen: consent === '',
		own: consent,
		take(typed) {
			const day = asDay(typed, site.today);
			const field = fieldIn(entryFile(slug), 'freigabe');
			return faultOfDay(day, site.today) ?? (() => site.set(field, day));
		},
	});
}
