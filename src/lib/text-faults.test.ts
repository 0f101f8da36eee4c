import { expect, test } from 'vitest';
import { textFaults } from './text-faults.ts';

test('Markdown, the HTML that marks words, and a picture beside the file are no fault', () => {
	const text = `Text mit <br>, <abbr title="Arbeitsgemeinschaft">ARGE</abbr> und <!-- Notiz -->.

## Preise {#was-es-kostet}

| Website | Preis |
|:--------|------:|
| Praxis  | 3.200 € |

![Die Werkstatt](./Büro%20oben.jpg "Hier entsteht es")

### Ablauf

1. [Schreiben](/kontakt), [Mail](mailto:a@b.de), [Wort](#preise), <https://example.org>

\`\`\`js
const preis = '<script>';
\`\`\``;
	expect(textFaults(text, ['Büro oben.jpg'])).toEqual([]);
});

test.each([
	['<script>alert(1)</script>', /<script> kann ein Text nicht enthalten/],
	['<style>p { color: red }</style>', /<style>/],
	['<iframe src="https://karte.example"></iframe>', /<iframe>/],
	['- [ ] offen', /<input> .* keine Eingabefelder/],
	['<p onclick="los()">Text</p>', /<p> kann hier kein „onclick“ haben/],
	['<p style="color: red">Text</p>', /<p> kann hier kein „style“/],
	['<table><tr><td style="position: fixed">x</td></tr></table>', /<td> kann hier kein „style“/],
	['<p style="text-align: left">Text</p>', /<p> kann hier kein „style“/],
	['<p class="rot">Text</p>', /kein „class“/],
	['[Los](javascript:los)', /„Los“ führt nach „javascript:los“/],
	['[Liste](./preise.pdf)', /führt nach „\.\/preise\.pdf“.*public/],
	['[Fremd](//example.org)', /führt nach „\/\/example.org“/],
	['# Preise', /„# Preise“: Die Überschrift der Seite steht in „titel“/],
	['### Ablauf', /„### Ablauf“ überspringt eine Ebene: .* mit ##\./],
	['## A\n\n#### B', /„#### B“ überspringt/],
	['![Werkstatt](./Werkstatt.jpg)', /„Werkstatt.jpg“ liegt nicht neben der Datei/],
	['![Werkstatt](./IMG_1.JPG)', /„IMG_1.JPG“ liegt nicht neben der Datei/],
	['![Werkstatt](https://example.org/w.jpg)', /„https:.*w\.jpg“ kann hier nicht stehen/],
	['![Werkstatt](./plan.svg)', /„plan\.svg“ .* als JPEG oder PNG/],
	['![Werkstatt](./werkstatt.jpg.zip)', /als JPEG oder PNG/],
	['![](./werkstatt.jpg)', /„werkstatt\.jpg“ fehlt in den eckigen Klammern/],
	['![](https://example.org/w.jpg)', /„https:.*w\.jpg“ fehlt in den eckigen Klammern/],
])('%s is named with what to do', (text, words) => {
	expect(textFaults(text, ['werkstatt.jpg', 'plan.svg']).join(' ')).toMatch(words);
});

test.each([
	['two pictures in one paragraph', '![a](./werkstatt.jpg "A")\n![b](./werkstatt.jpg)'],
	['a picture with words below it', '![a](./werkstatt.jpg "A")\nText'],
	['a picture in a list', '- ![a](./werkstatt.jpg "A")\n- b'],
	['a picture in a table', '| x |\n|---|\n| ![a](./werkstatt.jpg "A") |'],
	['a picture that is a link', '[![a](./werkstatt.jpg "A")](/kontakt)'],
])('%s shows no title: that is said', (_, text) => {
	expect(textFaults(text, ['werkstatt.jpg'])).toEqual([
		expect.stringContaining('Die Bildunterschrift „A“ ist nicht zu sehen'),
	]);
	expect(textFaults(text.replace(' "A"', ''), ['werkstatt.jpg'])).toEqual([]);
});

test('a heading shows no picture: that is said', () => {
	expect(textFaults('## Die ![Werkstatt](./werkstatt.jpg)', ['werkstatt.jpg'])).toEqual([
		'Das Bild „Werkstatt“ steht in einer Überschrift. Bitte darunter, in einem Absatz für sich.',
	]);
});

test('what Markdown misreads is said, with its line in the file where that is known', () => {
	expect(textFaults('Text\n\n##A', [], 4)).toEqual([expect.stringMatching(/^Zeile 7: „##A“/)]);
	expect(textFaults('Text\n\n##A')).toEqual([expect.stringMatching(/^„##A“/)]);
});

test.each([
	['## A {#ab}\n\n### B {#ab}', '„B“: Das Sprungziel „ab“ hat die Seite schon.'],
	['## A {#ab}\n\nB {#ab}\n---', '„B“: Das Sprungziel „ab“'],
	['## A {#ab}\n\n## B {id=ab}', '„B“: Das Sprungziel „ab“'],
	['## A {#ab}\n\n<p id="ab">B</p>', '„B“: Das Sprungziel „ab“'],
	['Inhalt {#inhalt}\n---', '„Inhalt“: Das Sprungziel „inhalt“'],
	['## <span id="navigation"></span>A', '„<span>“: Das Sprungziel „navigation“'],
])('an anchor that the page has already is named in %j, and no other', (text, words) => {
	expect(textFaults(text)).toEqual([expect.stringContaining(words)]);
});

test('an anchor that is only shown takes none, and two others are no fault', () => {
	expect(textFaults('## A \\{#ab\\}\n\n## B {#ab}\n\n## C {#c}\n\n## D')).toEqual([]);
});

test('a heading after a smaller one may be any that is larger', () => {
	expect(textFaults('## A\n\n### B\n\n#### C\n\n## D\n\n### E')).toEqual([]);
});
