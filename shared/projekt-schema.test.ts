import { expect, test } from 'vitest';
import { paragraphs, projektPath } from './projekt-schema.ts';

test('paragraphs end at blank lines; other line breaks are spaces', () => {
	expect(paragraphs('\n Eins\n  zwei\n \t\n\n\nDrei \n')).toEqual(['Eins zwei', 'Drei']);
	expect(paragraphs(' \n\n ')).toEqual([]);
	expect(projektPath({ slug: 'haus' })).toBe('/portfolio/haus');
});
