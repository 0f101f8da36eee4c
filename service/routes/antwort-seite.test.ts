import { expect, test } from 'vitest';
import { antwortSeite } from './antwort-seite.ts';
import { FREMDE_SEITE } from './antworten.ts';

test('no character of the message becomes markup or a pattern', () => {
	const message = `<script>"&'</script> $& {{TITEL}}`;
	const page = antwortSeite('<p>{{MELDUNG}}</p>', { ...FREMDE_SEITE, message });
	expect(page).toBe('<p>&#60;script&#62;&#34;&#38;&#39;&#60;/script&#62; $&#38; {{TITEL}}</p>');
});
