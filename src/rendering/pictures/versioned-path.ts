import { hash } from 'node:crypto';

/** The address of a file with a hash of its content, so that browsers ask anew once that changes. */
export function versionedPath(path: string, content: string): string {
	return `${path}?${hash('sha256', content, 'base64url').slice(0, 6)}`;
}
