import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { acceptedReply, foreignPage, replyPage } from './replies.ts';

const folder = newFolder();
const template = '<p>{{MELDUNG}}</p>{{ZEICHEN}}|{{EINGANG}}|{{TAG}}|{{ZEIT}}|{{GESCHRIEBEN}}';
writeFileSync(join(folder, 'antwort.html'), template);
writeFileSync(join(folder, 'abgelehnt.html'), '<p>{{MELDUNG}}</p>');

test('no character of the message becomes markup or a replacement pattern; a refusal has no zeichen', () => {
	const refused = foreignPage('https://www.beispiel.de');
	const message = `<script>"&'</script> $& {{TITEL}}`;
	expect(replyPage(newFolder(), refused)).toBe(null);
	expect(replyPage(folder, { ...refused, message })).toBe(
		'<p>&#60;script&#62;&#34;&#38;&#39;&#60;/script&#62; $&#38; {{TITEL}}</p>',
	);
});

test('the page of an inquiry that was taken has its zeichen, and its time in Germany', () => {
	const receivedAt = Date.parse('2026-11-22T23:42:05Z');
	expect(
		replyPage(folder, acceptedReply({ zeichen: '7K3F-22', receivedAt }, 'Vorname: Ina')),
	).toContain('</p>7K3F-22|2026-11-22T23:42:05Z|23.11.2026|00:42|Vorname: Ina');
});
