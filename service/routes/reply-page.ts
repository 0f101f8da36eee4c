import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from './replies.ts';

/**
 * Returns the page that answers a form sent without JavaScript, or null if the site has none.
 * @param distDir the built site, whose antwort.html has `{{TITEL}}` and `{{MELDUNG}}` in its text
 */
export function replyPage(distDir: string, { title, message }: Reply): string | null {
	const template = join(distDir, 'antwort.html');
	if (!existsSync(template)) return null;
	return readFileSync(template, 'utf8').replace(/\{\{(TITEL|MELDUNG)\}\}/g, (_match, name) =>
		escapeHtml(name === 'TITEL' ? title : message),
	);
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
