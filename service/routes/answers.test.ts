import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { answerPage, foreignPage, thanks, tooMany } from './answers.ts';

const folder = newFolder();
const template = `<p>{{MELDUNG}}</p>{{ZEICHEN}}|{{EINGANG}}|{{TAG}}|{{ZEIT}}
	{{NAME}}|{{DOMAIN}}|{{TELEFON}}|{{WORTE}}`;
writeFileSync(join(folder, 'antwort.html'), template);
writeFileSync(join(folder, 'abgelehnt.html'), '{{TITEL}}<p>{{MELDUNG}}</p>{{GESCHRIEBEN}}');

const texts = fixtureAnfrage({ vorname: '<Änne>' });

test('no character of the message or of what was written becomes markup or a replacement pattern', () => {
	const refused = foreignPage('https://www.beispiel.de');
	const message = `<script>"&'</script> $& {{TITEL}}`;
	expect(answerPage(newFolder(), refused, texts)).toBe(null);
	const page = answerPage(folder, { ...refused, message }, texts);
	expect(page).toContain(
		'Nicht gesendet.<p>&#60;script&#62;&#34;&#38;&#39;&#60;/script&#62; $&#38; {{TITEL}}</p>',
	);
	expect(page, 'nothing that was written is lost').toContain('Vorname: &#60;Änne&#62;\nNachname');
});

test.each([
	['2026-11-22T23:42:05Z', '23.11.2026|00:42 Uhr MEZ'],
	['2026-07-22T10:00:00Z', '22.07.2026|12:00 Uhr MESZ'],
])(
	'the page of an inquiry taken at %s has its zeichen, and its time in Germany: %s',
	(at, time) => {
		const answer = thanks({ zeichen: '7K3F-22', receivedAt: Date.parse(at) });
		expect(answerPage(folder, answer, texts)).toContain(`</p>7K3F-22|${at}|${time}`);
	},
);

test('that page has what its sheet draws', () => {
	const answer = thanks({ zeichen: '7K3F-22', receivedAt: 0 });
	const words = 'Wir hätten gern eine neue Website.\nWann passt es Ihnen?';
	expect(answerPage(folder, answer, texts)).toContain(
		`&#60;Änne&#62;\nBeispiel|beispiel.example|+49 231 123456|${words}`,
	);
});

test('the thanks say by when the owner answers', () => {
	const { message } = thanks({ zeichen: '7K3F-22', receivedAt: 0 });
	expect(message).toContain(inhaber.freiwillig.antwortzeit ?? 'in Kürze');
});

test.each([
	[60, 'in einer Minute noch'],
	[61, 'in 2 Minuten noch'],
])('whoever has to wait for %i seconds is told so: %s', (seconds, words) => {
	const { message, headers } = tooMany(seconds);
	expect(message).toContain(words);
	expect(headers).toEqual({ 'retry-after': seconds });
});
