import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test('text, labels and description are read; code is not, and break hints do not split words', () => {
	const html = `<head><title>Titel</title><meta name="description" content="Worum es geht">
		<style>.klasse{}</style></head><body><!-- Notiz --><p>Ein Wort<wbr>teil &amp; Daten&shy;bank</p>
		<img src="datei.jpg" alt="Ein Bild"><button aria-label="Schließen"><svg></svg></button>
		<script>const code = 1;</script></body>`;
	expect(visibleText(html).split('\n').toSorted()).toEqual(
		['Titel', 'Ein Wortteil & Datenbank', 'Ein Bild', 'Schließen', 'Worum es geht'].toSorted(),
	);
});
