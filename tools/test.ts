import { spawn } from 'node:child_process';

/**
 * `npm test`: runs every part, also after one has failed, and prints a line as each ends. Then comes
 * the output of the parts that failed, and last one line for each failed test.
 */
type Part = { script: string; passed: boolean; output: string };

// Lines that Vitest and Playwright print for a failed test.
const FAILED_TEST = /^ FAIL .*|^\s+(?:\[\w+\] › )?\S+\.spec\.ts:\d+:\d+ › .*?(?=\s─|$)/gm;

const start = Date.now();
const first = await runAll('check', 'test:unit', 'build');
const built = first.some(({ script, passed }) => script === 'build' && passed);
if (!built) console.log('test:e2e, test:deploy: ausgelassen, denn der Bau ist gescheitert');
const second = built ? await runAll('test:e2e') : [];
const third = await runAll(...(built ? ['test:deploy', 'test:faults'] : ['test:faults']));

const failed = [...first, ...second, ...third].filter(({ passed }) => !passed);
for (const { script, output } of failed) console.log(`\n──── ${script}\n${output.trim()}`);
for (const { script, output } of failed) {
	const tests = new Set(output.match(FAILED_TEST) ?? ['siehe oben']);
	for (const test of tests) console.log(`gescheitert: ${script}: ${test.trim()}`);
}
console.log(`${failed.length} Teile gescheitert, ${seconds(start)}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs npm scripts side by side. */
function runAll(...scripts: string[]): Promise<Part[]> {
	return Promise.all(scripts.map(run));
}

function run(script: string): Promise<Part> {
	const began = Date.now();
	const { promise, resolve } = Promise.withResolvers<Part>();
	const env = { ...process.env, NO_COLOR: '1' };
	const child = spawn(`npm run ${script} --silent`, { shell: true, env });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk;
		});
	}
	child.once('close', (code) => {
		console.log(`${script}: ${code === 0 ? 'bestanden' : 'gescheitert'}, ${seconds(began)}`);
		resolve({ script, passed: code === 0, output });
	});
	return promise;
}

function seconds(since: number): string {
	return `${Math.round((Date.now() - since) / 1000)} s`;
}
