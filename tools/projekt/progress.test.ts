import { expect, test } from 'vitest';
import { recordingProgress } from './progress.ts';

test('a recording says what it does, which of how many, and how long still', () => {
	let time = 0;
	const inWords = recordingProgress(() => time);
	expect(inWords('haus: bild-1 von 5')).toBe('Aufnahme läuft: Bild 1 von 5');
	time = 30_000;
	expect(inWords('haus: showcase: 20 %')).toBe(
		'Aufnahme läuft: Filme 20 %, Bild 1 von 5, noch etwa 2 Minuten',
	);
	// The slower film counts.
	time = 40_000;
	expect(inWords('haus: showcase-telefon: 10 %')).toContain(
		'Filme 10 %, Bild 1 von 5, noch etwa 6',
	);
	expect(inWords('haus: Bilder werden gepackt')).toBe('Bilder werden gepackt');
});
