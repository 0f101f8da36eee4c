import { expect, test } from 'vitest';
import { scriptsToFiles } from './scripts-to-files.ts';

const lang = `lang(${' '.repeat(2000)})`;
const seite = `<head><script>kurz()</script></head><astro-island client="gemalt"><script>${lang}</script>`;

test('a long inline script becomes a file of its own, a short one stays', () => {
	const { html, dateien } = scriptsToFiles(seite);
	const [[pfad, text] = []] = dateien;
	expect(text).toBe(lang);
	expect(html).not.toContain(lang);
	expect(html).toMatch(/<script>kurz\(\)<\/script>/);
	expect(html).toContain(`import("${pfad}")`);
});
