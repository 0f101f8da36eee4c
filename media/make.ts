import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeMedia } from './make-media.ts';
import { MediaError } from './media-error.ts';
import { allParts } from './recordings.ts';
import { runCommand } from './run-command.ts';

const help = `npm run media                              alle Projekte mit einer Website in media/
npm run media -- <slug> …                  nur diese
npm run media -- <slug> --url <adresse>    von einer Website im Netz
npm run media -- <slug> --originale <ordner>   aus fertigen Bildern und einem Film
--neu                                      auch, wenn sich nichts geändert hat
--nur bilder|riss|film                     nur diesen Teil neu, alles andere bleibt`;

await runCommand(() => make(process.argv.slice(2)));

async function make(args: string[]): Promise<void> {
	const { values, positionals } = readArgs(args);
	if (values.hilfe) return console.log(help);
	if ((values.url || values.originale) && positionals.length !== 1) {
		throw new MediaError(`--url und --originale gelten für genau einen Slug.\n\n${help}`);
	}
	if (values.url && values.originale) {
		throw new MediaError(`Entweder --url oder --originale, nicht beides.\n\n${help}`);
	}
	const nur = allParts.find((part) => part === values.nur);
	if (values.nur && !nur) {
		throw new MediaError(`--nur kennt ${allParts.join(', ')}, nicht „${values.nur}“.\n\n${help}`);
	}
	for (const slug of positionals.length > 0 ? positionals : sampleSites()) {
		await makeMedia(slug, {
			url: values.url,
			originale: values.originale,
			neu: values.neu,
			nur,
			report: (line) => console.log(line),
		});
	}
}

function readArgs(args: string[]) {
	try {
		return parseArgs({
			args,
			allowPositionals: true,
			options: {
				url: { type: 'string' },
				originale: { type: 'string' },
				neu: { type: 'boolean', default: false },
				nur: { type: 'string' },
				hilfe: { type: 'boolean', short: 'h', default: false },
			},
		});
	} catch (ground) {
		const which = ground instanceof Error ? /'[^']+'/.exec(ground.message)?.[0] : undefined;
		throw new MediaError(`Unbekannte oder unvollständige Angabe ${which ?? ''}\n\n${help}`);
	}
}

function sampleSites(): string[] {
	return readdirSync(import.meta.dirname, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name)
		.filter((slug) => existsSync(path.join(import.meta.dirname, slug, 'index.html')))
		.sort();
}
