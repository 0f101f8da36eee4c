import { expect, test } from 'vitest';
import { inTwoLines, longerLine } from './in-two-lines.ts';

test.each([
	['Front-End Entwickler', ['Front-End', 'Entwickler']],
	[' Web \n Entwickler ', ['Web', 'Entwickler']],
	['Webentwickler', ['Webentwickler']],
	[' Web\u00a0Designerin ', ['Web', 'Designerin']],
	['Freier Web Entwickler', ['Freier Web', 'Entwickler']],
	['Front-End Entwickler für kleine Betriebe', ['Front-End Entwickler', 'für kleine Betriebe']],
	['as long as it', ['as long', 'as it']],
	['ab c ab', ['ab', 'c ab']],
])('„%s“ breaks as %j, so that the longer line is shortest', (text, lines) => {
	expect(inTwoLines(text)).toEqual(lines);
	expect(longerLine(text)).toBe(Math.max(...lines.map((line) => line.length)));
});

test('how wide a line is says who asks', () => {
	const widthOf = (line: string) => line.replaceAll('W', 'WWWW').length;
	expect(inTwoLines('WW iii iii', widthOf)).toEqual(['WW', 'iii iii']);
	expect(inTwoLines('WW iii iii')).toEqual(['WW iii', 'iii']);
});
