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
		'E-Mails,',
		'IP-Adresse.',
		'„E-Mail-Adresse“?',
	]);
});

test('no line begins with the law', () => {
	const text =
		'erlaubt (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Nach §\u00a0257 HGB: gegen die DSGVO';
	expect(renderToStaticMarkup(untrennbar(createElement('p', null, text)))).toBe(
		'<p>erlaubt (Art.\u00a06 Abs.\u00a01 lit.\u00a0f\u00a0DSGVO). Nach §\u00a0257\u00a0HGB: gegen die DSGVO</p>',
	);
});

test('other text is left alone', () => {
	expect(gehalten('Mail, Adresse, Artikel und Absatz')).toEqual([]);
});
