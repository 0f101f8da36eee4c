import { expect, onTestFinished, test } from 'vitest';
import { fakeMachine } from './testing/fake-machine.ts';
import { anfragen } from './werkplan.ts';

/** What ran on a server, after a command of the owner on inquiries that ended so. */
function ranAfter(status: number, ...words: string[]): string[] {
	const before = process.exitCode;
	onTestFinished(() => {
		process.exitCode = before;
	});
	const isOwners = (line: string) => line.includes('service/cli/anfragen.ts');
	const { machine, ran } = fakeMachine({ program: (line) => (isOwners(line) ? status : 0) });
	anfragen(machine, words);
	return ran;
}

test('a deletion on request is followed by a copy at once, and nothing else is', () => {
	const copying = 'systemctl start werkplan-sicherung.service';
	expect(ranAfter(0, 'delete', '7K3F-22', '--ja')).toContain(copying);
	expect(ranAfter(1, 'delete', '7K3F-22', '--ja'), 'nothing deleted').not.toContain(copying);
	expect(ranAfter(0, 'list')).not.toContain(copying);
});
