import { expect, test } from 'vitest';
import { headlineLines } from './headline-lines.ts';

test.each([
	['Front-End Entwickler', ['Front-End', 'Entwickler']],
	[' Web \n Entwickler ', ['Web', 'Entwickler']],
	['Webentwickler', ['Webentwickler']],
	[' Web\u00a0Designerin ', ['Web', 'Designerin']],
	['Freier Web Entwickler', ['Freier Web', 'Entwickler']],
	['Front-End Entwickler für kleine Betriebe', ['Front-End Entwickler', 'für kleine Betriebe']],
])('„%s“ breaks as %j', (headline, lines) => {
	expect(headlineLines(headline)).toEqual(lines);
});
