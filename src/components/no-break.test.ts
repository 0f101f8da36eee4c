import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noBreak } from './no-break.tsx';

const textOf = (text: string) => renderToStaticMarkup(noBreak(createElement('b', null, text)));

test('hyphenated words stay whole, other text is left alone', () => {
	expect(textOf('Werbe-E-Mails, „E-Mail-Adresse“, IP-Adresse, Front-End')).toBe(
		'<b>Werbe-E-\u2060Mails, „E-\u2060Mail-\u2060Adresse“, IP-\u2060Adresse, Front-End</b>',
	);
});

test('a place in a law stays on one line', () => {
	const text =
		'erlaubt (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Nach §\u00a0257 HGB: gegen die DSGVO';
	expect(textOf(text)).toBe(
		'<b>erlaubt (Art.\u00a06\u00a0Abs.\u00a01\u00a0lit.\u00a0f\u00a0DSGVO). Nach §\u00a0257\u00a0HGB: gegen die DSGVO</b>',
	);
});
