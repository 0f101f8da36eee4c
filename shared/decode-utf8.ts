import { isUtf8 } from 'node:buffer';

/** The text of a file without its byte order mark; undefined where it is no text in UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
	// Text in UTF-16 may be UTF-8, too, full of zeros.
	return isUtf8(bytes) && !bytes.includes(0) ? new TextDecoder().decode(bytes) : undefined;
}
