import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { untrennbar } from './untrennbar.tsx';

const gehalten = (text: string) =>
	[
		...renderToStaticMarkup(untrennbar(createElement('p', null, text))).matchAll(
			/<span[^>]*>([^<]*)</g,
		),
	].map(([, teil]) => teil);

test('hyphenated words stay whole, with the signs that touch them', () => {
	expect(gehalten('Werbe-E-Mails, Ihre IP-Adresse. „E-Mail-Adresse“?')).toEqual([
		'Werbe-E-Mails,',
		'IP-Adresse.',
		'„E-Mail-Adresse“?',
	]);
});

test('where a law says so stays on one line, in its brackets', () => {
	expect(
		gehalten(
			'erlaubt (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Nach §\u00a0257 HGB: sechs Jahre',
		),
	).toEqual(['(Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).', '§\u00a0257 HGB:']);
});

test('other text is left alone', () => {
	expect(gehalten('Mail, Adresse, Artikel und Absatz')).toEqual([]);
});
