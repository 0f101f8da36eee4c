import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStandIns } from '../../src/build/checks/stand-ins.ts';
import { isShipped } from '../is-shipped.ts';
import { newFolder } from '../new-folder.ts';
import { answer, Terminal, TypingOwner } from '../terminal.ts';
import { filesWith } from './files-with.ts';
import { INTERVIEWS } from './interviews.ts';
import { type Copy, copyProject, writeProjekte } from './make-owner.ts';

/** The one who has nothing to show, and with `npm run test:inhaber` the others. */
const isWhole = import.meta.env.MODE === 'alle';
const answering = Object.entries(INTERVIEWS).filter(([name]) => isWhole || name === 'keines');

/** What an interview changes. */
const FILES = ['inhaber.yaml', 'src/content', 'src/styles/tokens.css'];
/** What is invented. */
const OF_THE_SAMPLE = 'muster(mann|stra|stadt|-hosting|-mail)|\\.example|DE0{9}';

describe.runIf(isShipped).for(answering)(
	'„%s“ answers the interview',
	([, { projekte, answers }]) => {
		const photo = join(newFolder(), 'mein foto.png');
		let copy: Copy;
		beforeAll(async () => {
			const size = { width: 900, height: 1200, channels: 3, background: '#8899aa' } as const;
			await sharp({ create: size }).toFile(photo);
			copy = copyProject();
		});

		test('then nothing is the sample’s, and who was interrupted once has the same files', async () => {
			const { root } = copy;
			if (projekte > 0) writeProjekte(root, { projekte, entries: [{ freigabe: '2026-03-01' }] });
			const interrupted = newFolder();
			for (const file of [...FILES, 'samples', 'public/projekte'])
				cpSync(join(root, file), join(interrupted, file), { recursive: true });

			await interview(root, new TypingOwner(answers(photo)));
			expect(readStandIns(root)).toEqual([]);
			const owner = new TypingOwner(answers(photo));
			expect(await interview(interrupted, owner, 12)).toBe(130);
			expect(await interview(interrupted, owner)).toBe(0);
			for (const file of FILES)
				execFileSync('diff', ['-r', join(root, file), join(interrupted, file)], {
					encoding: 'utf8',
				});
		});

		test('what pruefen builds strictly has nothing of the sample’s', () => {
			for (const script of isWhole ? ['pruefen', 'check'] : ['pruefen']) copy.run(script);
			expect(filesWith(OF_THE_SAMPLE, join(copy.root, '.cache/pruefen'))).toEqual([]);
		});
	},
);

/** Returns the exit code: 130 where the owner left at the nth question. */
async function interview(
	root: string,
	owner: TypingOwner,
	leaveAt?: number,
): Promise<number | null> {
	const command = `${process.execPath} tools/einrichten.ts`;
	const terminal = new Terminal(command, { cwd: process.cwd(), env: { WERKPLAN_ROOT: root } });
	await answer(terminal, owner, leaveAt);
	return terminal.ended;
}
