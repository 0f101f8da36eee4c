import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { FOREIGN_PAGE, replyPage } from './replies.ts';

test('no character of the message becomes markup or a replacement pattern', () => {
	const folder = newFolder();
	const message = `<script>"&'</script> $& {{TITEL}}`;
	expect(replyPage(folder, { ...FOREIGN_PAGE, message })).toBe(null);
	writeFileSync(join(folder, 'antwort.html'), '<p>{{MELDUNG}}</p>');
	expect(replyPage(folder, { ...FOREIGN_PAGE, message })).toBe(
		'<p>&#60;script&#62;&#34;&#38;&#39;&#60;/script&#62; $&#38; {{TITEL}}</p>',
	);
});
