import type { Folder } from './folders.ts';

/** What the owner may say after `--`; each command takes some of them. */
export type Options = {
	json: boolean;
	ja: boolean;
	anzahl: number | null;
	format: string | null;
	email: string | null;
};

/** Process exit codes. `wrongUsage` means that nothing was tried. */
export const EXIT = { ok: 0, notFoundOrFailed: 1, wrongUsage: 2 } as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

export type Context = {
	args: string[];
	options: Options;
	folders: Folder[];
	now: () => Date;
	/** Columns of the terminal. */
	width: number;
	out(text: string): void;
	err(text: string): void;
	/** `null` = nobody there to ask. */
	confirm: ((question: string) => Promise<boolean>) | null;
	/** SMTP_URL is set here; only used to explain why something waits. */
	mailConfigured: boolean;
};

export type Command = {
	/** As help shows it. */
	usage: string;
	summary: string;
	options: readonly (keyof Options)[];
	/** Least and most words after the command. */
	args: readonly [number, number];
	run(context: Context): Promise<Exit> | Exit;
};
