import { spawnSync } from 'node:child_process';

/** Names the files in a folder that match a pattern, passing over pictures and compressed copies. */
export function filesWith(pattern: string, folder: string): string[] {
	const { status, stdout, stderr } = spawnSync('grep', ['-rIiEl', pattern, folder], {
		encoding: 'utf8',
	});
	// 1 where it finds nothing; a folder that is missing is a fault.
	if (status !== 0 && status !== 1) throw new Error(stderr);
	return stdout.split('\n').filter(Boolean);
}
