import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import wordList from 'word-list';

/*
 * `npm run check:names`: files and folders have English names; German are the words that rule 1 of
 * CONTRIBUTING.md lists, and what is not looked at here.
 */
const OWNERS = /^(docs|public|src\/content|samples)\//;
const TECHNICAL =
	'astro backoff bau bfcache caddyfile ci cli config csp db discoverability env ffmpeg github gitignore grotesk hostname html inline javascript json knip ld nginx og org requeue schibsted sqlite smtp src svg systemd tsconfig txt ui url vitest werkplan';

const [, rule = ''] = /^1\. (.*)$/m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
const german = [...rule.matchAll(/`([a-z]+)`/g)].map(([, word = '']) => word);
const known = new Set([
	...readFileSync(wordList, 'utf8').split('\n'),
	...TECHNICAL.split(' '),
	...german.flatMap((word) => [word, `${word}e`, `${word}n`]),
]);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
const faults = files
	.split('\n')
	.filter((file) => !OWNERS.test(file))
	.flatMap((file) => {
		const words = file.replace(/(?<=[\w\]])\.[\w.]+$/, '').split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/);
		const unknown = words.filter((word) => word.length > 1 && !known.has(word.toLowerCase()));
		return unknown.map((word) => `${file}: „${word}“ ist kein englisches Wort.`);
	});
if (faults.length > 0) {
	console.error(faults.join('\n'));
	console.error('Bitte umbenennen; ein Wort der Sache kommt in Regel 1 von CONTRIBUTING.md.');
	process.exitCode = 1;
}
