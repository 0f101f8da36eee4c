import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { aufbewahrungstage } from '#shared/aufbewahrung.ts';
import { checkOwner, presentStand } from './checks/check-owner.ts';
import { missingReferences, rat } from './checks/check-references.ts';
import { finishPage } from './finish-page.ts';
import { writeHostFiles } from './host-files.ts';
import { inParallel } from './in-parallel.ts';

/**
 * What happens to the built pages: each is finished, all they name must be there; beside them lies
 * what static hosts read, and a note on what was built.
 */
export function finish(): AstroIntegration {
	let origin = '';
	return {
		name: 'finish',
		hooks: {
			'astro:config:done': ({ config }) => {
				origin = new URL(config.site ?? '').origin;
			},
			'astro:build:start': ({ logger }) =>
				void checkOwner(process.env, presentStand(new Date()), (text) => logger.warn(text)),
			'astro:build:done': async ({ dir }) => {
				const dist = fileURLToPath(dir);
				const namen = await readdir(dist, { recursive: true });
				const vorhanden = new Set(namen.map((name) => `/${name}`));
				const fehlend = new Map<string, string>();
				await inParallel(
					namen.filter((name) => name.endsWith('.html')),
					async (name) => {
						const datei = join(dist, name);
						const html = await finishPage(await readFile(datei, 'utf8'), dist, new Date());
						for (const pfad of missingReferences(html, vorhanden, origin)) fehlend.set(pfad, name);
						await writeFile(datei, html);
					},
				);
				if (fehlend.size > 0) throw new Error(complain(fehlend));
				const notiz = {
					gebaut: new Date().toISOString(),
					aufbewahrungstage: aufbewahrungstage(process.env),
				};
				await writeFile(join(dist, 'build.json'), `${JSON.stringify(notiz)}\n`);
				await writeHostFiles(dist);
			},
		},
	};
}

function complain(fehlend: ReadonlyMap<string, string>): string {
	const saetze = [...fehlend].map(
		([pfad, seite]) => `${seite} verweist auf ${pfad}, das es nicht gibt. ${rat(pfad)}`,
	);
	return `Dem Bau fehlt, was Seiten zeigen:\n${saetze.join('\n')}`;
}
