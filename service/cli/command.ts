import { z } from 'zod';
import type { Database } from '../db/open.ts';

/** What the owner may say after `--`; each command takes some of them. */
export const optionsSchema = z.object({
	json: z.boolean().default(false),
	ja: z.boolean().default(false),
	anzahl: z.int().nullable().default(null),
	format: z.enum(['csv', 'json']).nullable().default(null),
	email: z.string().nullable().default(null),
	datei: z.string().nullable().default(null),
});

export type Options = z.infer<typeof optionsSchema>;

/** Process exit codes. `wrongUsage` means that nothing was tried. */
export const EXIT = { ok: 0, notFoundOrFailed: 1, wrongUsage: 2 } as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** What the process lends the commands. */
export type World = {
	env: Record<string, string | undefined>;
	now: () => Date;
	/** Columns of the terminal. */
	width: number;
	out(text: string): void;
	err(text: string): void;
	/** `null` = nobody there to ask. */
	confirm: ((question: string) => Promise<boolean>) | null;
};

export type Context = World & { args: string[]; options: Options; db: Database };

export type OwnerCommand = {
	name: string;
	/** As commander writes arguments: `<nummer>` is needed, `[nummer]` is not. */
	args?: string;
	summary: string;
	options: readonly (keyof Options)[];
	run(context: Context): Promise<Exit> | Exit;
};
