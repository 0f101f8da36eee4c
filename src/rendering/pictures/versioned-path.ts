import { hash } from 'node:crypto';

/** The address of a file that a page of this path writes. The hash makes browsers ask anew once its content changes. */
export function versionedPath(path: string, content: string): string {
	return `${path}?${hash('sha256', content, 'base64url').slice(0, 6)}`;
}
