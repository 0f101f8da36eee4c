import { hideLogins } from '../shared/login.ts';

/**
 * Text without control characters, which a terminal would obey, and without passwords: a website chooses much
 * of it.
 */
export function plain(text: string): string {
	return hideLogins(text.replaceAll(/\p{Cc}/gu, ' '));
}
