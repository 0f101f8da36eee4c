import { expect, test } from 'vitest';
import { misread } from './misread.ts';

test.each([
	[
		'![x](./Foto Werkstatt.jpg)',
		'„![x](./Foto Werkstatt.jpg)“ bleibt so stehen. In der Adresse steht %20',
	],
	[
		'[Liste](/Preisliste 2027.pdf)',
		'„[Liste](/Preisliste 2027.pdf)“ bleibt so stehen. In der Adresse',
	],
	['[Liste](https://a.de/Preise 1.pdf)', '„[Liste](“ bleibt so stehen. In der Adresse'],
	['[*Liste*](/Preise 1.pdf)', '„](/Preise 1.pdf)“ bleibt so stehen. In der Adresse'],
	['![x](./x.jpg „Hier“)', '„![x](./x.jpg „Hier“)“ bleibt so stehen. In der Adresse'],
	['**„Festpreis"**steht', '„**„Festpreis"**steht“ bleibt so stehen. Innen folgt'],
	['**Preis:**2.400', '„**Preis:**2.400“ bleibt so stehen. Innen folgt'],
	['##Preise', '„##Preise“ bleibt so stehen. Hinter # gehört ein Leerzeichen.'],
	['| A | B |\n|---|\n| c | d |', '„| A | B | |---| | c | d |“ bleibt so stehen. Unter dem Kopf'],
	['![x](./x.jpg){width=300}', '„{width=300}“ bleibt so stehen. Solche Klammern'],
	['Ab {49 €} im Monat', '„{49 €}“ bleibt so stehen. Solche Klammern'],
	['[[preis: Ab {preis}.]] Mehr.', '„[[preis: Ab {preis}.]]“ bleibt so stehen. Solche Klammern'],
	['[[preis: **Ab** neun.]]', '„[[preis:“ bleibt so stehen. Solche Klammern'],
	['Text <!-- offen', '„<!-- offen“ bleibt so stehen. Ans Ende der Bemerkung gehört -->.'],
	[
		'<address>**fett**</address>',
		'„**fett**</address>“ bleibt so stehen. Zwischen HTML und Markdown',
	],
	['<!-- offen\n\n## A', '<!-- ist nicht zu Ende'],
	[
		'<details><summary>A</summary>\n\n## B',
		'<details> ist nicht zu Ende und gilt für alles darunter. Bitte </details>',
	],
	['Ein <b>Wort\n\n## B', '<b> ist nicht zu Ende und gilt für alles darunter. Bitte </b>'],
	['<details><b>A</details>', '<b> ist nicht zu Ende'],
])('%j is named by its line, with what to do', (markdown, sentence) => {
	const [first, ...others] = misread(`Oben.\n\n${markdown}`);
	expect(first?.line).toBe(3);
	expect(first?.fault.slice(0, sentence.length)).toBe(sentence);
	expect(others).toEqual([]);
});

test('a line within a paragraph is the one that is named', () => {
	expect(misread('Oben.\n\nEins\nzwei\n##Drei').map(({ line }) => line)).toEqual([5]);
	expect(misread('A | B\n---|---|---\nc | d').map(({ line }) => line)).toEqual([2]);
});

test('a cell that the head of its table has no column for is named, and no other', () => {
	const table =
		'| A | B |\n|---|---|\n| Praxis | **3.200 €** |\n| Büro |\n| Praxis | 3.200 € | `3.808` € |';
	expect(misread(table)).toEqual([
		{
			line: 5,
			fault:
				'„3.808 €“ fehlt auf der Seite: Der Kopf der Tabelle hat nur 2 Spalten. Bitte dort ergänzen.',
		},
	]);
});

test.each([
	['signs that are meant to be seen', 'Mit \\*\\*Stern\\*\\*, &ast;&ast;Stern und \\{Klammer\\}'],
	['stars of notes', '49 €* im Monat, 59 €*.\n\n*zzgl. USt'],
	['two stars of notes', 'Ab 2.400 €** netto, ab 49 €* im Monat.\n\n**) zzgl. USt\n\n2 ** 3'],
	['stars of births', 'Anna (*1980) und Bernd (*1985), *****'],
	['an empty cell at the end', '| A | B |\n|---|---|\n| a | b | |\n| c | d ||'],
	['code as HTML', '<code>a{b}</code> und <kbd>**</kbd>'],
	['a sign within an attribute', '<abbr title="a<b>c">x</abbr>'],
	['code', '`**x**` `{a}`\n\n```\n##x {a}\n| a |\n```\n\n<pre>**x**</pre>'],
	['remarks', '<!-- {x}\n\n**y** -->\n\nText <!-- n --> hier'],
	['what has no end', '<video controls>\n<source src="/a.mp4">\n</video>'],
	['parts of a drawing', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/><path d="M0 9h9" /></svg>'],
	[
		'what is closed',
		'<details>\n<summary>A <b>b</b></summary>\n\nText<br>\n\n</details>\n\n<p>Text\n\n<P>Text',
	],
	[
		'what is Markdown',
		'## A {#b}\n\n**Preis:** 2.400 [B](/b) ![c](./c%201.jpg "C")\n\n#webdesign [1] (x)',
	],
])('%s: no fault', (_, markdown) => {
	expect(misread(markdown)).toEqual([]);
});
