import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { decodeUtf8 } from './decode-utf8.ts';
import { OwnerError } from './owner-error.ts';

/** Thrown where the configuration is faulty; its message names every fault. */
export class ConfigError extends OwnerError {}

/** Settings by their name, as `process.env` has them. */
export type Env = Record<string, string | undefined>;

/**
 * Returns the settings of a process: its environment and, where that says nothing of a name, the settings file.
 * @throws ConfigError where the file is no text in UTF-8
 */
export function withSettingsFile(env: Env): Env {
	return { ...readSettingsFile(settingsFileOf(env)), ...env };
}

/** Returns where the settings lie: .env in the current folder, or what systemd hands on (LoadCredential=). */
function settingsFileOf({ CREDENTIALS_DIRECTORY }: Env): string {
	return CREDENTIALS_DIRECTORY ? join(CREDENTIALS_DIRECTORY, 'werkplan.env') : '.env';
}

/**
 * Reads a settings file as Node does: of two lines with one name the last counts, and what follows ` #` is a comment.
 * Returns nothing where there is no such file. @throws ConfigError where it is no text in UTF-8
 */
export function readSettingsFile(file: string): Env {
	if (!existsSync(file)) return {};
	return parseSettings(readSettingsText(file));
}

/** Reads the text of a settings file, as readSettingsFile does. */
export function parseSettings(text: string): Env {
	return parseEnv(text);
}

/** Returns the names that .env.example, read as `example`, does not have. Node's own are its business. */
export function unknownNames(settings: Env, example: Env): string[] {
	return Object.keys(settings).filter((name) => !(name in example) && !name.startsWith('NODE_'));
}

/**
 * Returns the text of a settings file. An editor on Windows may begin a file with a byte order mark, or write UTF-16:
 * then no name would be found in it. @throws ConfigError where it is no text in UTF-8, or cannot be read
 */
export function readSettingsText(file: string): string {
	const text = decodeUtf8(bytesOf(file));
	if (text !== undefined) return text;
	throw new ConfigError(
		`Die Datei ${file} ist kein Text in UTF-8, deshalb gilt keine ihrer Einstellungen. Bitte im Editor „UTF-8“ als Kodierung wählen und sie neu speichern.`,
	);
}

function bytesOf(file: string): Buffer {
	try {
		return readFileSync(file);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		throw new ConfigError(
			`Die Datei ${file} lässt sich nicht lesen (${code}), deshalb gilt keine ihrer Einstellungen. Bei EACCES gehört sie einem anderen Konto; auf dem Server: sudo chown root: /etc/werkplan.env`,
		);
	}
}
