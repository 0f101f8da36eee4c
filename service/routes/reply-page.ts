import type { Reply } from './replies.ts';

/**
 * The small page that visitors without JavaScript get as an answer.
 * @param template page of the built site with `{{TITEL}}` and `{{MELDUNG}}` in its text
 */
export function replyPage(template: string, reply: Reply): string {
	const values: Record<string, string> = { TITEL: reply.title, MELDUNG: reply.message };
	return template.replace(/\{\{(TITEL|MELDUNG)\}\}/g, (_match, name: string) =>
		escapeHtml(values[name] ?? ''),
	);
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
