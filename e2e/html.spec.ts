import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const dist = process.env.DIST_DIR ?? 'dist';
const checker = new HtmlValidate({
	root: true,
	extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
	rules: {
		// All scripts come from the site itself.
		'require-sri': 'off',
		// Home holds the profile card twice and shows one; axe.spec.ts sees what is shown.
		'unique-landmark': 'off',
	},
});

test('the HTML of every page is valid', async () => {
	const files = globSync('**/*.html', { cwd: dist });
	const faults = files.map(async (file) => {
		const { results } = await checker.validateString(readFileSync(join(dist, file), 'utf8'));
		const messages = results.flatMap((result) => result.messages);
		// What home fetches is part of a page.
		const isPart = file.startsWith('projekte/');
		const own = messages.filter(({ ruleId }) => !isPart || ruleId !== 'missing-doctype');
		return own.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} ${selector}`);
	});
	expect(files).toContain('index.html');
	expect((await Promise.all(faults)).flat()).toEqual([]);
});
