import { expect, test } from 'vitest';
import { antwortSeite } from './antwort-seite.ts';
import { angenommen } from './antworten.ts';

const ANGENOMMEN = angenommen({ zeichen: '7K3F-22', receivedAt: 0 });

test('title and message stand where the template wants them, as often as it wants', () => {
	const page = antwortSeite('<title>{{TITEL}}</title><h1>{{TITEL}}</h1><p>{{MELDUNG}}', ANGENOMMEN);
	expect(page).toBe(`<title>Vielen Dank</title><h1>Vielen Dank</h1><p>${ANGENOMMEN.message}`);
});

test('no character of the message becomes markup or a pattern', () => {
	const page = antwortSeite('<p>{{MELDUNG}}</p>', {
		...ANGENOMMEN,
		message: `<script>"&'</script> $& {{TITEL}}`,
	});
	expect(page).toBe('<p>&#60;script&#62;&#34;&#38;&#39;&#60;/script&#62; $&#38; {{TITEL}}</p>');
});
