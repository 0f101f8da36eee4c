import { expect, test } from 'vitest';
import { FOREIGN_PAGE } from './replies.ts';
import { replyPage } from './reply-page.ts';

test('no character of the message becomes markup or a pattern', () => {
	const message = `<script>"&'</script> $& {{TITEL}}`;
	const page = replyPage('<p>{{MELDUNG}}</p>', { ...FOREIGN_PAGE, message });
	expect(page).toBe('<p>&#60;script&#62;&#34;&#38;&#39;&#60;/script&#62; $&#38; {{TITEL}}</p>');
});
