import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../bench/projektkopie.ts';

/** What the package comes with, and what an owner might write in its place. */
const ANGABEN: readonly (readonly [string, string])[] = [
	['Max Mustermann', 'Ada Šimić'],
	['+49 000 0000000', '+49 231 123456'],
	['kontakt@mustermann.example', 'post@ada-simic.de'],
	['Musterstraße 1', 'Hauptstraße 7'],
	['12345', '44135'],
	['Musterstadt', 'Dortmund'],
	['DE000000000', 'DE123456789'],
	['https://www.linkedin.example/in/max-mustermann', 'https://www.linkedin.com/in/ada-simic'],
	['https://www.instagram.example/max.mustermann', 'https://www.instagram.com/ada.simic'],
	['https://www.mustermann.example', 'https://www.ada-simic.de'],
	['Muster-Hosting GmbH', 'Ruhr Hosting AG'],
	['Serverstraße 1', 'Ring 3'],
	['000 Tagen', '7 Tagen'],
];

const { root, remove } = copyProject();
const dist = join(root, 'dist');
const eintraege = join(root, 'src/content/projekte');
let reihenfolge: string[] = [];

beforeAll(() => {
	const datei = join(root, 'shared/inhaber.ts');
	const inhaber = ANGABEN.reduce(
		(text, [alt, neu]) => text.replaceAll(alt, neu),
		readFileSync(datei, 'utf8'),
	);
	writeFileSync(datei, inhaber);
	rmSync(join(eintraege, 'architekturmuster.yaml'), { force: true });
	reihenfolge = readdirSync(eintraege).toSorted().toReversed();
	for (const [stelle, name] of reihenfolge.entries()) {
		const eintrag = readFileSync(join(eintraege, name), 'utf8')
			.replace(/^ {2}id: \d+$/m, `  id: ${stelle}`)
			.replace(/^muster: true$/m, '')
			.replaceAll('.example', '.de');
		writeFileSync(join(eintraege, name), eintrag);
	}
	execFileSync('npm', ['run', 'build', '--silent'], {
		cwd: root,
		env: { ...process.env, STRICT_OWNER: 'ja', SITE_URL: '' },
		stdio: 'pipe',
	});
}, 120_000);

afterAll(remove);

test('a site of another owner, with five projects in another order, is built strictly and carries nothing of the stand-in', () => {
	const texte = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
		/\.(html|txt|xml|json|js|svg|webmanifest)$/.test(name),
	);
	const funde = texte.filter((name) =>
		/muster(mann|stra|stadt|-hosting)|\.example|DE0{9}/i.test(
			readFileSync(join(dist, name), 'utf8'),
		),
	);
	expect(texte.length).toBeGreaterThan(15);
	expect(funde).toEqual([]);
	const start = readFileSync(join(dist, 'index.html'), 'utf8');
	const reihe = [...start.matchAll(/<article[\s\S]*?href="\/portfolio\/([a-z0-9-]+)"/g)];
	expect(reihe.map(([, slug]) => `${slug}.yaml`)).toEqual(reihenfolge.slice(0, 12));
});
