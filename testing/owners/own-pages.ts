import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A page with all that is hard to show: a picture larger than any screen, a table and code wider than every page. */
const EVERYTHING = `---
titel: Werkstatt
beschreibung: Wo die Websites entstehen, womit ich arbeite und warum man mich dort auch besuchen kann.
masslinie: wo es entsteht
---
Hier entstehen Ihre Websites. Wie das aussieht, steht [weiter unten](#werkzeug), alles Weitere per [E-Mail](/kontakt).

![Ein Schreibtisch am Fenster](./IMG_0042.JPG "Mein Schreibtisch, im Sommer")

## Werkzeug

| Datenschutzgrundverordnung | Barrierefreiheitsstärkungsgesetz | Ladezeit | Betreuungsvereinbarung |
|---|:-:|--:|---|
| geprüft | geprüft | 0,9 s | monatlich |

### Ein Stück *Code*

\`\`\`css
.zeile { background: linear-gradient(135deg, rgb(12 34 56 / 50%), rgb(12 34 56 / 90%)), url('/gibt-es-nicht.jpg'); }
\`\`\`

> Ein Zitat.

<details><summary>Und noch etwas</summary>

Ganz zum Schluss.

</details>
`;

/** Adds the page that the README shows, and one with everything that a page may have. */
export async function writeOwnPages(root: string): Promise<void> {
	const folder = join(root, 'src/content/seiten');
	mkdirSync(folder, { recursive: true });
	const readme = readFileSync(join(root, 'README.md'), 'utf8');
	const example = /^```md\n(---\n[\s\S]*?)^```$/m.exec(readme)?.[1];
	if (!example) throw new Error('The README shows no page.');
	writeFileSync(join(folder, 'preise.md'), example);
	writeFileSync(join(folder, 'werkstatt.md'), EVERYTHING);
	const photo = { width: 2400, height: 1600, channels: 3, background: '#8899aa' } as const;
	await sharp({ create: photo }).jpeg().toFile(join(folder, 'IMG_0042.JPG'));
}
