import { globSync, readFileSync } from 'node:fs';

/** What the owner edits: its keys are German, and code that reads them uses the same names. */
const OWNERS = [
	'shared/inhaber.ts',
	'src/content/**/*.{ts,yaml,md}',
	'src/styles/tokens.css',
	'samples/*/drehbuch.json',
	'public/projekte/*/*.json',
];

/** German words allowed in names: those of rule 1 in CONTRIBUTING.md, and the owner's file names and keys. */
export function germanWords(): string[] {
	const [, rule = ''] = /^1\. (.*)$/m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
	const listed = [...rule.matchAll(/`([a-z]+)`/g)].map(([, word = '']) => word);
	const owners = globSync(OWNERS).flatMap((file) => {
		const keys = readFileSync(file, 'utf8').matchAll(/([\w-]+)["']?\??:/g);
		return [file, ...[...keys].map(([, key = '']) => key)];
	});
	const words = owners.flatMap((name) => name.split(/[^\p{L}]+|(?=[A-Z])/u));
	return [...new Set([...listed, ...words])].filter((word) => word.length > 1);
}
