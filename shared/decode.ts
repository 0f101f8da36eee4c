/** Decodes a part of an address; one with a per cent sign that encodes nothing stays as it is. */
export function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
