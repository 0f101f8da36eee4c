import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sharedSettings } from '#shared/settings.ts';
import { hasKontaktForm } from '../lib/has-kontakt-form.ts';
import { checkOwner, readSiteFacts } from './checks/check-owner.ts';
import { advice, missingReferences } from './checks/check-references.ts';
import { finishPage } from './finish-page.ts';
import { writeHtaccess } from './htaccess.ts';
import { isPage, parsePage } from './parse-page.ts';

/**
 * Finishes every built page and stops the build where one names a missing file; writes
 * .htaccess for Apache, and build.json, which tells the service what the privacy policy says.
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
				void checkOwner(process.env, readSiteFacts(new Date()), (text) => logger.warn(text)),
			'astro:build:done': async ({ dir }) => {
				const dist = fileURLToPath(dir);
				const names = await readdir(dist, { recursive: true });
				const present = new Set(names.map((name) => `/${name}`));
				const missing = new Map<string, string>();
				const pages = names.filter(isPage);
				await Promise.all(
					pages.map(async (name) => {
						const file = join(dist, name);
						const page = parsePage(await readFile(file, 'utf8'));
						for (const path of missingReferences(page, present, origin)) missing.set(path, name);
						await writeFile(file, await finishPage(page, dist, new Date()));
					}),
				);
				if (missing.size > 0) throw new Error(complaint(missing));
				const settings = sharedSettings(process.env);
				const note = {
					built: new Date().toISOString(),
					retentionDays: settings.retentionDays,
					countsRequests: settings.rateLimit > 0,
					hasForm: hasKontaktForm(process.env),
				};
				await writeFile(join(dist, 'build.json'), `${JSON.stringify(note)}\n`);
				await writeHtaccess(dist);
			},
		},
	};
}

function complaint(missing: ReadonlyMap<string, string>): string {
	const sentences = [...missing].map(
		([path, page]) => `${page} verweist auf ${path}, das es nicht gibt. ${advice(path)}`,
	);
	return `Dem Bau fehlt, was Seiten zeigen:\n${sentences.join('\n')}`;
}
