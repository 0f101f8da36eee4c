import { expect, test } from 'vitest';
import { recordingProgress } from './progress.ts';

test('a recording says what it does, which of how many, and how long still', () => {
	let time = 1_000_000;
	const inWords = recordingProgress(() => time);
	expect(inWords({ kind: 'picture', number: 1, of: 5 })).toBe('Aufnahme läuft: Bild 1 von 5');
	time += 30_000;
	expect(inWords({ kind: 'film', device: 'desktop', share: 0.2 })).toBe(
		'Aufnahme läuft: Filme 20 %, Bild 1 von 5, noch etwa 2 Minuten',
	);
	// The slower film counts.
	time += 10_000;
	expect(inWords({ kind: 'film', device: 'telefon', share: 0.1 })).toContain(
		'Filme 10 %, Bild 1 von 5, noch etwa 6',
	);
	expect(inWords({ kind: 'picture', number: 5, of: 5 })).toBe(
		'Aufnahme läuft: Filme 10 %, noch etwa 6 Minuten',
	);
	expect(inWords({ kind: 'film', device: 'telefon', share: 0.9 })).toContain('noch etwa 3 Minuten');
	expect(inWords({ kind: 'film', device: 'desktop', share: 0.9 })).toContain(
		'noch etwa eine Minute',
	);
	expect(inWords({ kind: 'packing' })).toBe('Bilder werden gepackt');
});
