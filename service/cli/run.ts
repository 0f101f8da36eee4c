import { type Context, EXIT, type Exit } from './command.ts';
import { closeFolders, openFolders } from './folders.ts';
import { helpText } from './help.ts';
import { parseCommandLine } from './parse-command-line.ts';

/** What the process lends the commands. */
export type World = Pick<Context, 'now' | 'width' | 'out' | 'err' | 'confirm'> & {
	env: Record<string, string | undefined>;
};

/** Runs one command line. */
export async function run(argv: string[], world: World): Promise<Exit> {
	const line = parseCommandLine(argv);
	if (line.kind === 'help') {
		world.out(helpText());
		return EXIT.ok;
	}
	if (line.kind === 'wrong') {
		world.err(`${line.message}\nÜbersicht: npm run anfragen -- help`);
		return EXIT.wrongUsage;
	}
	const { command, args, options, data } = line;
	const { env, ...lent } = world;
	const { folders, missing } = openFolders(data.length > 0 ? data : [env.DATA_DIR || 'data/']);
	try {
		for (const path of missing) {
			world.err(`In ${path} ist keine Datenbank. Anderen Ordner angeben: --data ORDNER`);
		}
		if (missing.length > 0) return EXIT.notFoundOrFailed;
		return await command.run({ ...lent, args, options, folders, mailConfigured: !!env.SMTP_URL });
	} finally {
		closeFolders(folders);
	}
}
