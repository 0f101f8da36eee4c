import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from './replies.ts';

/**
 * The small page that visitors without JavaScript get as an answer.
 * @param distDir the built site, whose antwort.html has `{{TITEL}}` and `{{MELDUNG}}` in its text;
 * without that file there is no page
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
