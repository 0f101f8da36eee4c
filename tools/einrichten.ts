import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { intro, outro } from '@clack/prompts';
import { OwnerError } from '../shared/owner-error.ts';
import { readStandIns } from '../src/build/checks/stand-ins.ts';
import { choose, headline, requireTerminal, say } from './dialog.ts';
import { GROUPS, questions, questionsNamed } from './einrichten/interview.ts';
import { hasOwnProject, samplesQuestion } from './einrichten/projects.ts';
import type { Question } from './einrichten/question.ts';
import { Site } from './einrichten/site.ts';
import { root, runCommand } from './projekt/run-command.ts';

const keysOf = (group: string) => [
	...new Set(questions.filter((one) => one.group === group).map(({ key }) => key)),
];
const help = `npm run einrichten             fragt nach allem, was noch vom Muster ist
npm run einrichten -- preis    fragt nach diesem noch einmal, auch wenn es schon Ihres ist

Eine Gruppe oder Einzelnes daraus:
${Object.keys(GROUPS)
	.map((group) => `  ${group.padEnd(12)}${keysOf(group).join(', ')}`)
	.join('\n')}`;

/** `npm run einrichten` interviews the owner and writes the answers into the files that pages read. */
await runCommand(help, {}, async ({ positionals }) => {
	requireTerminal(
		'Bitte „npm run einrichten“ in einem Terminal starten, oder inhaber.yaml und src/content/texte/ von Hand ausfüllen; „npm run pruefen“ nennt, was noch fehlt.',
	);
	const site = new Site(root);
	const named = positionals.flatMap(questionsOf);
	intro('Ihre Website');
	say(
		'Jede Antwort ist gleich gespeichert. Strg-C oder Esc: aufhören; der nächste Lauf macht dort weiter.',
	);
	const asked = await (named.length > 0
		? interview(site, named, () => true)
		: interview(site, questions, (question) => question.isOpen(site)));
	const left = readStandIns(root).length;
	outro(
		left === 0
			? 'Vom Muster ist nichts mehr übrig. „npm run pruefen“ sieht alles noch einmal nach.'
			: '„npm run pruefen“ nennt, was noch vom Muster ist; „npm run einrichten“ macht hier weiter.',
	);
	const isEmpty = !samplesQuestion.isPossible(site) && !hasOwnProject(site);
	if (asked.includes(samplesQuestion) && isEmpty) await offerProject();
});

function questionsOf(word: string): Question[] {
	const found = questionsNamed(word);
	if (found.length > 0) return found;
	throw new OwnerError(`„${word}“ wird nicht gefragt.\n\n${help}`);
}

/** Asks one question after the other; what makes sense depends on what was answered before. @returns those that were asked */
async function interview(
	site: Site,
	among: readonly Question[],
	isAsked: (question: Question) => boolean,
): Promise<readonly Question[]> {
	const done: Question[] = [];
	let again: Question | undefined;
	for (let group = ''; ; ) {
		const next =
			again ?? among.find((one) => !done.includes(one) && one.isPossible(site) && isAsked(one));
		if (!next) return done;
		if (next.group !== group) headline(GROUPS[next.group]);
		group = next.group;
		const outcome = await askOrLeave(site, next);
		again = outcome === 'back' ? (done.pop() ?? next) : undefined;
		if (outcome === 'next') done.push(next);
	}
}

/** Whoever stops at a question hears that nothing is lost, and where it goes on. */
async function askOrLeave(site: Site, question: Question): Promise<'next' | 'back'> {
	try {
		return await question.ask(site);
	} catch (reason) {
		if (!(reason instanceof DOMException) || reason.name !== 'AbortError') throw reason;
		console.error(
			`\nAlles bis hierher ist gespeichert. „npm run einrichten“ macht weiter bei: ${question.label}`,
		);
		process.exit(130);
	}
}

/** Leads on to `projekt:neu`. */
async function offerProject(): Promise<void> {
	const answer = await choose(
		{
			question: 'Jetzt ein Projekt aufnehmen?',
			why: 'Fragt nach Ihrem Kunden und nimmt seine Website auf: rund zehn Minuten. Auch ohne Projekt ist die Website vollständig.',
		},
		[
			['nein', 'Nein; später mit „npm run projekt:neu“'],
			['ja', 'Ja'],
		],
	);
	if (answer === 'nein') return;
	const command = path.join(import.meta.dirname, 'projekt/neu.ts');
	spawnSync(process.execPath, [command], { stdio: 'inherit' });
}
