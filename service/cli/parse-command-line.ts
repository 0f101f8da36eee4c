import { parseArgs } from 'node:util';
import type { Command, Options } from './command.ts';
import { COMMANDS } from './commands.ts';
import { parseNumber } from './parse-number.ts';

export type CommandLine =
	| { kind: 'help' }
	| { kind: 'wrong'; message: string }
	| { kind: 'run'; command: Command; args: string[]; options: Options; data: string[] };

/** Understands what the owner typed, or says in German what is wrong with it. */
export function parseCommandLine(argv: string[]): CommandLine {
	const parsed = parse(argv);
	if ('message' in parsed) return { kind: 'wrong', message: parsed.message };
	const { values, positionals } = parsed;
	const [name, ...args] = positionals;
	if (values.help || name === undefined || name === 'help') return { kind: 'help' };
	const command = COMMANDS.get(name);
	if (!command) return wrong(`Den Befehl „${name}“ gibt es nicht.`);
	const options: Options = {
		json: values.json,
		ja: values.ja,
		anzahl: parseNumber(values.anzahl),
		format: values.format ?? null,
		email: values.email ?? null,
	};
	for (const key of ['json', 'ja', 'anzahl', 'format', 'email'] as const) {
		const given = values[key] !== undefined && values[key] !== false;
		if (given && !command.options.includes(key)) {
			return wrong(`„${name}“ kennt die Option --${key} nicht.`);
		}
	}
	if (values.anzahl !== undefined && options.anzahl === null) {
		return wrong(`--anzahl erwartet eine ganze Zahl, nicht „${values.anzahl}“.`);
	}
	const [least, most] = command.args;
	if (args.length < least || args.length > most) return wrong(`Aufruf: ${command.usage}`);
	return { kind: 'run', command, args, options, data: values.data };
}

function parse(argv: string[]) {
	try {
		return parseArgs({
			args: argv,
			allowPositionals: true,
			options: {
				data: { type: 'string', multiple: true, default: [] },
				json: { type: 'boolean', default: false },
				ja: { type: 'boolean', default: false },
				help: { type: 'boolean', short: 'h', default: false },
				anzahl: { type: 'string' },
				format: { type: 'string' },
				email: { type: 'string' },
			},
		});
	} catch (error) {
		return { message: inGerman(error, argv) };
	}
}

function inGerman(error: unknown, argv: string[]): string {
	const code = error instanceof Error && 'code' in error ? error.code : null;
	const option = /'(-[^' =<]*)/.exec(String(error))?.[1] ?? argv.find((arg) => arg.startsWith('-'));
	if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Die Option ${option} gibt es nicht.`;
	if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
		return `Mit der Option ${option} stimmt etwas nicht: Wert fehlt oder ist zu viel.`;
	}
	throw error;
}

function wrong(message: string): CommandLine {
	return { kind: 'wrong', message };
}
