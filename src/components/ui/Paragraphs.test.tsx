import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Paragraphs } from './Paragraphs.tsx';

test('no line of a paragraph ends in „E-“, or between a number and its unit', () => {
	const { container } = render(<Paragraphs texts={['Ab 49 €.', 'Eine E-Mail genügt.']} />);
	const shown = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
	expect(shown).toEqual(['Ab 49\u00a0€.', 'Eine E-\u2060Mail genügt.']);
});
