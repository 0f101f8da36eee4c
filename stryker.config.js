// Puts small faults into the code and lists those that no unit test notices. How to ask one room alone: CONTRIBUTING.md.
export default {
	testRunner: 'vitest',
	vitest: { configFile: 'testing/mutants.config.ts' },
	mutate: [
		'{service,shared,deploy,tools}/**/*.ts',
		'src/{facts,lib,build}/**/*.ts',
		'recorder/{plan,views,script.ts}/**',
		'!**/*.test.ts',
		'!**/testing/**',
		// Only processes, threads and browsers: unit tests start none.
		'!service/{run-service,compact-thread,maintenance,cli/start,cli/anfragen}.ts',
		'!shared/find-chromium.ts',
		'!tools/{dev-service,einrichten,ensure-tools,find-chromium,find-firefox,pruefen,release,run-command,screens,wide-pages}.ts',
		'!tools/projekt/{entfernen,media,neu,sortieren}.ts',
	],
	// A sentence that reads otherwise is no fault of behaviour.
	mutator: { excludedMutations: ['StringLiteral'] },
	// What runs once, when a file is loaded, would need all tests for each fault.
	ignoreStatic: true,
	reporters: ['clear-text', 'html'],
	clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
	htmlReporter: { fileName: 'test-results/mutanten.html' },
	tempDirName: '.cache/mutanten',
	// Else a run would copy what another one is at work on.
	ignorePatterns: ['/.cache'],
};
