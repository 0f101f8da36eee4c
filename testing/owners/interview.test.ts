import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readStandIns } from '../../src/build/checks/stand-ins.ts';
import { isShipped } from '../is-shipped.ts';
import { newFolder } from '../new-folder.ts';
import { answer, Terminal } from '../terminal.ts';
import { INTERVIEWS } from './interviews.ts';
import { copyProject, writeProjekte } from './make-owner.ts';

/** The one who has nothing to show, and with `npm run test:inhaber` the others. */
const isWhole = import.meta.env.MODE === 'alle';
const asked = Object.entries(INTERVIEWS).filter(([name]) => isWhole || name === 'keines');

describe.runIf(isShipped).for(asked)('„%s“ answers the interview', ([, { projekte, answers }]) => {
	test('then nothing is the sample’s, and the site builds strictly', async () => {
		const copy = copyProject();
		const { root } = copy;
		const photo = join(newFolder(), 'mein foto.png');
		const size = { width: 900, height: 1200, channels: 3, background: '#8899aa' } as const;
		await sharp({ create: size }).toFile(photo);
		if (projekte > 0) writeProjekte(root, { projekte, entries: [{ freigabe: '2026-03-01' }] });
		await answer(new Terminal('npm run einrichten --silent', { cwd: root }), answers(photo));
		expect(readStandIns(root)).toEqual([]);
		for (const script of isWhole ? ['build', 'pruefen', 'check'] : ['build']) copy.run(script);
	});
});
