import { defineConfig } from 'cspell';
import { isShipped } from '../testing/is-shipped.ts';

/** Texts of visitors and owner, mostly German: contents, documents, and sentences in code. */
export default defineConfig({
	language: 'de,en,en-GB',
	globRoot: process.cwd(),
	import: ['@cspell/dict-de-de/cspell-ext.json'],
	files: [
		'*.md',
		'.env.example',
		'docs/**/*.md',
		'samples/**/*.html',
		'src/content/**',
		'{recorder,service,shared,src,tools}/**/*.{js,ts}',
	],
	// What an owner writes is his: no dictionary knows his clients' names.
	ignorePaths: [
		'**/*.test.ts',
		'**/testing/**',
		...(isShipped ? [] : ['src/content', 'inhaber.yaml']),
	],
	useGitignore: true,
	dictionaryDefinitions: [
		{ name: 'words', path: './words.txt' },
		{ name: 'german names', path: './german-names.txt', type: 'W' },
	],
	dictionaries: ['words', 'german names'],
	patterns: [
		{
			name: 'sentence',
			pattern: /(?<![\p{L}\p{N}])'[^'\n]*[\p{Ll},:.] [^'\n]*'|`[^`]*[\p{Ll},:.] [^`]*`/gu,
		},
		{ name: 'code', pattern: /^```[\s\S]*?^```|`[^`\n]*`/gm },
		{
			name: 'placeholder',
			pattern: /\$\{[^}]*\}|(?<![\p{L}\p{N}])--?\w+|[<[]\w+[\]>]|\[[\w-]+\*?="[^"]*"/gu,
		},
		{ name: 'address', pattern: /\S+@\S+|\{?#[\w-]+/g },
		{ name: 'regular expression', pattern: /^\s*\/.*\/[a-z]*,$/gm },
		{ name: 'alphabet', pattern: /[A-Z\d]{12,}|\p{Script=Cyrillic}+/gu },
		{
			name: 'attribute',
			pattern: /(?<=\s)(?:href|src|id|class|style|value|data-[\w-]+|for|name)="[^"]*"/g,
		},
		{ name: 'soft hyphen', pattern: /\p{L}*(?:(?:&shy;|\\u00ad)\p{L}+)+/gu },
	],
	ignoreRegExpList: [
		'placeholder',
		'address',
		'regular expression',
		'alphabet',
		'attribute',
		'soft hyphen',
	],
	overrides: [
		{ filename: '**/*.md', ignoreRegExpList: ['code'] },
		{
			filename: '{recorder,service,shared,tools,src/!(content)}/**/*.{js,ts}',
			includeRegExpList: ['sentence'],
		},
	],
});
