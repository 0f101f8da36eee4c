import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { widePages } from './wide-pages.ts';

test('a page that a telephone would scroll sideways is named with its file, one that scrolls in itself is not', async () => {
	const folder = newFolder();
	const write = (name: string, style: string) =>
		writeFileSync(
			join(folder, name),
			`<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/weit.css"><div style="${style}"><p class="weit">Donau</div>`,
		);
	writeFileSync(join(folder, 'weit.css'), '.weit { width: 500px }');
	write('about.html', '');
	write('kontakt.html', 'overflow-x: auto');
	expect(await widePages(folder, ['/about.html', '/kontakt.html'])).toEqual([
		expect.stringMatching(
			/^src\/content\/texte\/about\.yaml: .* von 320 Pixeln ist die Seite 50\d/,
		),
	]);
});
