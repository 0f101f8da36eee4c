/** Returns a part of an address as it is read; one whose per cent sign encodes nothing as it stands. */
export function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
