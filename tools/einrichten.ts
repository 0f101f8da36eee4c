import { OwnerError } from '#shared/owner-error.ts';
import { readStandIns } from '../src/build/checks/stand-ins.ts';
import * as dialog from './dialog.ts';
import { allQuestions, interview, questionsNamed } from './einrichten/interview.ts';
import { cancel, runCommand } from './run-command.ts';
import type { Site } from './site.ts';

/** `npm run einrichten` interviews the owner and writes the answers into the files that pages read. */
await runCommand(help, {}, async ({ words }, site) => {
	dialog.requireTerminal(
		'Bitte „npm run einrichten“ in einem Terminal starten, oder inhaber.yaml und src/content/texte/ von Hand ausfüllen; „npm run pruefen“ nennt, was noch fehlt.',
	);
	const possible = possibleQuestions(site);
	const unknown = words.find((word) => questionsNamed(possible, word).length === 0);
	if (unknown !== undefined)
		throw new OwnerError(`„${unknown}“ wird nicht gefragt.\n\n${help(site)}`);
	dialog.intro('Ihre Website');
	dialog.say(
		'Jede Antwort ist gleich gespeichert. Strg-C oder Esc: aufhören; der nächste Lauf fragt nach dem Rest.',
	);
	if (await interview(site, dialog, words))
		cancel(
			'Alles bis hierher ist gespeichert. „npm run einrichten“ fragt nach allem, was noch offen ist.',
		);
	dialog.outro(
		readStandIns(site.root).length === 0
			? 'Vom Muster ist nichts mehr übrig. „npm run pruefen“ sieht alles noch einmal nach.'
			: '„npm run pruefen“ nennt, was noch vom Muster ist; „npm run einrichten“ fragt wieder danach, nur nicht in eigenen Seiten und Projekten.',
	);
});

function possibleQuestions(site: Site) {
	return allQuestions(site).filter(({ isPossible }) => isPossible);
}

function help(site: Site): string {
	const groups = Map.groupBy(possibleQuestions(site), ({ group }) => group);
	const names = [...groups].map(([group, questions]) => {
		const inGroup = new Set(questions.map(({ name }) => name));
		return `  ${group.padEnd(12)}${[...inGroup].join(', ')}`;
	});
	return `npm run einrichten             fragt nach allem, was noch vom Muster ist
npm run einrichten -- preis    fragt nach diesem noch einmal, auch wenn es schon Ihres ist

Eine Gruppe oder Einzelnes daraus; ein Teil des Namens genügt:
${names.join('\n')}`;
}
