import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { intro, outro } from '@clack/prompts';
import { OwnerError } from '../shared/owner-error.ts';
import { readStandIns } from '../src/build/checks/stand-ins.ts';
import { choose, headline, requireTerminal, say } from './dialog.ts';
import type { Question } from './einrichten/question.ts';
import { GROUPS, questions, questionsNamed } from './einrichten/questions.ts';
import { Site } from './einrichten/site.ts';
import { sampleSlugs } from './projekt/entries.ts';
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
	const again = positionals.flatMap(named);
	intro('Ihre Website');
	say(
		'Enter: später. „=“: Das Beispiel stimmt. „-“: habe ich nicht.\nStrg-C: aufhören; was bis dahin fertig ist, bleibt, und der nächste Lauf fragt nur nach dem Rest.',
	);
	const projects = again.length === 0 ? await askForProjects() : 'keines';
	await askGroups(site, again);
	const left = readStandIns(root).length;
	outro(
		left === 0
			? 'Vom Muster ist nichts mehr übrig. „npm run pruefen“ sieht alles noch einmal nach.'
			: '„npm run pruefen“ nennt, was noch vom Muster ist; „npm run einrichten“ macht hier weiter.',
	);
	if (projects !== 'keines') await addProjects(projects === 'mehrere');
});

function named(word: string): Question[] {
	const found = questionsNamed(word);
	if (!found) throw new OwnerError(`„${word}“ wird nicht gefragt.\n\n${help}`);
	return found;
}

/** Asks what is open, or what the owner wants to change, group by group. */
async function askGroups(site: Site, again: readonly Question[]): Promise<void> {
	const names = Object.entries(GROUPS);
	for (const [i, [group, title]] of names.entries()) {
		const asked = again.length > 0 ? again : questions.filter((question) => question.isOpen(site));
		const here = asked.filter((question) => question.group === group);
		if (here.length === 0) continue;
		headline(`${title} (${i + 1} von ${names.length})`);
		for (const question of here) await question.ask(site, again.length > 0);
	}
}

/** Asked first, while the samples are there: how many projects the owner can show. */
async function askForProjects(): Promise<'keines' | 'eines' | 'mehrere'> {
	if ((await sampleSlugs(root)).length === 0) return 'keines';
	return choose(
		{
			question: 'Wie viele Projekte können Sie zeigen?',
			why: 'Die Seiten richten sich danach; auch ohne eines sind sie vollständig.',
		},
		[
			['keines', 'Noch keines'],
			['eines', 'Eines'],
			['mehrere', 'Mehrere'],
		],
	);
}

/** Leads on to `projekt:neu`, as often as the owner wishes. */
async function addProjects(several: boolean): Promise<void> {
	for (let question = 'Jetzt ein Projekt aufnehmen?'; ; question = 'Noch eines?') {
		const answer = await choose(
			{ question, why: 'Fragt nach Ihrem Kunden und nimmt seine Website auf: rund zehn Minuten.' },
			[
				['nein', 'Später, mit „npm run projekt:neu“'],
				['ja', 'Ja'],
			],
		);
		if (answer === 'nein') return;
		const command = path.join(import.meta.dirname, 'projekt/neu.ts');
		spawnSync(process.execPath, [command], { stdio: 'inherit' });
		if (!several) return;
	}
}
