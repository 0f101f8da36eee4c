import { spawn } from 'node:child_process';
import { collectOutput } from '../testing/collect-output.ts';

/**
 * `npm test`: runs every part, also after one has failed, and prints a line as each ends. Then prints the
 * output of the parts that failed, and last one line for each failed test.
 */
type Part = { script: string; passed: boolean; output: string };

// Lines that Vitest and Playwright print for a failed test.
const FAILED_TEST = /^ FAIL .*|^\s+(?:\[\w+\] › )?\S+\.spec\.ts:\d+:\d+ › .*?(?=\s─|$)/gm;

const ON_DIST = ['test:e2e', 'test:deploy', 'test:engines'];

const start = Date.now();
const build = run('build');
// Debian has packages of Firefox and WebKit; on another Linux Firefox must be there already.
const engines = process.platform === 'linux' ? ['test:engines'] : [];
const waiting = ['test:e2e', 'check', 'test:unit', 'test:deploy', 'test:system', ...engines];
// Two at a time on two cores: three slow each other down and take a tenth longer.
const tested = await Promise.all(Array.from({ length: 2 }, runWaiting));
if (!(await build).passed)
	console.log('Alle Tests der gebauten Seiten sind ausgelassen: Der Bau ist gescheitert.');

const failed = [await build, ...tested.flat()].filter(({ passed }) => !passed);
for (const { script, output } of failed) console.log(`\n──── ${script}\n${output.trim()}`);
for (const { script, output } of failed) {
	const tests = new Set(output.match(FAILED_TEST) ?? ['siehe oben']);
	for (const test of tests) console.log(`gescheitert: ${script}: ${test.trim()}`);
}
console.log(`${failed.length} Teile gescheitert, ${seconds(start)}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs waiting parts, one after the other, until none is left. */
async function runWaiting(): Promise<Part[]> {
	const parts: Part[] = [];
	for (let script = waiting.shift(); script; script = waiting.shift())
		if (!ON_DIST.includes(script) || (await build).passed) parts.push(await run(script));
	return parts;
}

function run(script: string): Promise<Part> {
	const began = Date.now();
	const { promise, resolve } = Promise.withResolvers<Part>();
	const env = { ...process.env, NO_COLOR: '1' };
	const child = spawn(`npm run ${script} --silent`, { shell: true, env });
	const output = collectOutput(child);
	child.once('close', (code) => {
		console.log(`${script}: ${code === 0 ? 'bestanden' : 'gescheitert'}, ${seconds(began)}`);
		resolve({ script, passed: code === 0, output: output() });
	});
	return promise;
}

function seconds(since: number): string {
	return `${Math.round((Date.now() - since) / 1000)} s`;
}
