import { defineConfig } from 'cspell';

/** Names and comments in code are English. Strings are checked by texts.config.ts. */
export default defineConfig({
	language: 'en,en-GB',
	globRoot: process.cwd(),
	import: ['@cspell/dict-de-de/cspell-ext.json'],
	ignorePaths: ['src/content', 'samples', 'inhaber.yaml'],
	useGitignore: true,
	dictionaryDefinitions: [
		{ name: 'words', path: './words.txt' },
		{ name: 'german names', path: './german-names.txt', type: 'W' },
	],
	dictionaries: ['words', 'german names'],
	patterns: [
		{
			name: 'literal',
			pattern:
				/(?<=(?:[(,=:|&?[!]|=>)\s*)\/(?![/*])(?:\\.|[^\n/\\])+\/|(?<![\p{L}\p{N}])'(?:\\.|[^'\n\\])*'|"[^"\n]*"|`(?:\\.|\$\{(?:[^{}`]|`[^`]*`)*\}|[^`\\])*`/gu,
		},
		{ name: 'quotation', pattern: /„[^“]*“|docs\/\S+/gu },
	],
	overrides: [
		{ filename: '**/*', ignoreRegExpList: ['quotation'] },
		{ filename: '**/*.{js,ts,tsx,astro}', ignoreRegExpList: ['literal'] },
		// Keys of these objects are read by the owner or by visitors.
		{
			filename:
				'{service/cli/export*,service/cli/read.test*,src/facts/legal-*,src/build/checks/check-owner*,src/facts/with-tax*,tools/einrichten/{aussehen,read-answers}*,shared/{country,owner-schema,period,month}}.ts',
			language: 'de,en,en-GB',
			caseSensitive: false,
		},
	],
});
