import type { SpawnSyncOptions } from 'node:child_process';
import { mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PROCESS_HEADER } from '#shared/health.ts';
import { newFolder } from '../../testing/new-folder.ts';
import type { Net } from '../look-from-outside.ts';
import { Machine, type Result } from '../machine.ts';

/** What a program does there: its exit code, with what it prints. A number alone prints nothing. */
type Outcome = number | { status: number; stdout?: string; stderr?: string; error?: Error };
type Program = (line: string, input: string) => Outcome | undefined;

export type FakeMachine = {
	machine: Machine;
	/** Every program that was run, as a line of shell. */
	ran: string[];
	/** With what more than its words the first one was run whose line holds this. */
	optionsOf(part: string): SpawnSyncOptions | undefined;
	/** What was asked at its terminal. */
	asked: string[];
	/** Writes a file of the machine, with its folders. */
	write(path: string, text: string): void;
	/** The release that a link leads to, '' for none. */
	link(name: 'current' | 'previous'): string;
};

/** Folders of a server in which releases „A“ and „B“ lie and none runs yet. Nothing waits there. */
export function fakeMachine(
	given: {
		/** Returns undefined for what simply succeeds. */
		program?: Program;
		/** What asks by HTTP gets as an answer; null = nobody answers. */
		answer?: (url: string, request?: RequestInit) => Response | null | Promise<Response>;
		now?: Date;
		net?: Net;
		/** What somebody at its terminal answers, one after the other; without them nobody sits there. */
		answers?: string[];
		isRoot?: boolean;
		/** Where the release lies that runs these programs. */
		own?: string;
	} = {},
): FakeMachine {
	const root = newFolder();
	const ran: string[] = [];
	const options: SpawnSyncOptions[] = [];
	const asked: string[] = [];
	const answers = given.answers?.values();
	const ask = async (question: string) => {
		asked.push(question);
		const { value = '', done } = answers?.next() ?? {};
		if (done) throw new Error(`Nobody answers: ${question}`);
		return value;
	};
	let now = given.now ?? new Date('2026-11-28T03:00:00Z');
	const write = (path: string, text: string) => {
		mkdirSync(dirname(root + path), { recursive: true });
		writeFileSync(root + path, text);
	};
	for (const folder of [
		'/etc/systemd/system',
		'/usr/local/bin',
		'/var/lib/werkplan',
		'/var/backups/werkplan',
	])
		mkdirSync(root + folder, { recursive: true });
	for (const release of ['A', 'B']) {
		const folder = `/opt/werkplan/releases/${release}`;
		for (const name of UNITS) write(`${folder}/deploy/${name}`, '');
		write(`${folder}/deploy/Caddyfile`, 'rules');
		write(
			`${folder}/.env.example`,
			'SITE_URL=\nSMTP_URL=\nMAIL_FROM=\nMAIL_TO=\nWACHE_URL=\nSICHERUNG_ZIEL=\n',
		);
	}
	write('/etc/werkplan.env', 'SITE_URL=https://www.a.de\n');
	const machine = new Machine({
		root,
		own: join(root, given.own ?? '/opt/werkplan/releases/A'),
		spawn(command, args, more) {
			const line = [command, ...args].join(' ');
			ran.push(line);
			options.push(more);
			return resultOf(given.program?.(line, String(more.input ?? '')) ?? 0);
		},
		fetch: async (url, request) => {
			const answer = (await given.answer?.(String(url), request)) ?? null;
			if (answer === null) throw new TypeError('fetch failed');
			return answer;
		},
		...(given.net && { net: given.net }),
		sleep: async (ms) => {
			now = new Date(now.getTime() + ms);
		},
		now: () => now,
		terminal: answers ? { ask, askUnseen: ask } : null,
		isRoot: () => given.isRoot ?? true,
	});
	const link = (name: string) => {
		try {
			return basename(readlinkSync(join(machine.base, name)));
		} catch {
			return '';
		}
	};
	const optionsOf = (part: string) => options[ran.findIndex((line) => line.includes(part))];
	return { machine, ran, optionsOf, asked, write, link };
}

const UNITS = [
	'werkplan.service',
	'werkplan.socket',
	'werkplan.timer',
	'werkplan-wache.service',
	'werkplan-wache.timer',
];

/** Makes a link lead to a release, as if it ran. */
export function pointTo({ base }: Machine, name: 'current' | 'previous', release: string): void {
	symlinkSync(`releases/${release}`, join(base, name));
}

/** What the service says of its health. @param processId what it calls itself */
export function healthOf(text: string, processId = 'p1'): Response {
	const status = text === 'gestört' ? 503 : 200;
	return new Response(`${text}\n`, { status, headers: { [PROCESS_HEADER]: processId } });
}

function resultOf(outcome: Outcome): Result {
	const part = typeof outcome === 'number' ? { status: outcome } : outcome;
	return { pid: 1, output: [], signal: null, stdout: '', stderr: '', ...part };
}
