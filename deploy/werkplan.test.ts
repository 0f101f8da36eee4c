import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeMachine } from './testing/fake-machine.ts';
import { anfragen } from './werkplan.ts';

const BACK_UP = 'systemctl start werkplan-sicherung.service';

function ranFor(words: string[], exit = 0): string[] {
	const before = process.exitCode;
	onTestFinished(() => {
		process.exitCode = before;
	});
	vi.spyOn(console, 'log').mockReturnValue();
	const { machine, ran } = fakeMachine({
		program: (line) => (line.includes('anfragen.ts') ? exit : undefined),
	});
	anfragen(machine, words);
	return ran;
}

test('a deletion on request is followed by a copy at once', () => {
	expect(ranFor(['delete', '7K3F-22', '--ja'])).toContain(BACK_UP);
});

test('reading makes no copy, and neither does a deletion that was refused', () => {
	expect(ranFor(['list'])).not.toContain(BACK_UP);
	expect(ranFor(['delete', '7K3F-22'], 1)).not.toContain(BACK_UP);
});
