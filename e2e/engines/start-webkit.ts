import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { z } from 'zod';
import { newFolder } from '../../testing/new-folder.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { freePort, startProgram } from '../../testing/start-program.ts';
import { type Command, type Engine, engineOf } from './engine.ts';

const PATHS: Record<Command, string> = {
	Navigate: 'url',
	ExecuteScript: 'execute/sync',
	PerformActions: 'actions',
	SetWindowRect: 'window/rect',
};

/**
 * Starts Debian's WebKitGTK on a screen of its own; it has Safari's engine and speaks WebDriver.
 * Without `scripts` the pages run none; those of the tests still run.
 */
export async function startWebKit({ scripts } = { scripts: true }): Promise<Engine> {
	const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
	if (!binary) throw new Error('WebKit’s MiniBrowser is not in /usr/lib/*/webkit2gtk-4.*.');
	const options = { binary, args: ['--automation', `--enable-javascript=${scripts}`] };
	const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const [display] = await once(screen.stdout, 'data');
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const env = { DISPLAY: `:${String(display).trim()}`, HOME: newFolder(), LANG: 'C.UTF-8' };
	const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], `${url}/status`, env);
	const post = async (path: string, params: object) => {
		const { status, text } = await sendRequest(url + path, {
			method: 'POST',
			body: JSON.stringify(params),
		});
		if (status !== 200) throw new Error(`${path} ${JSON.stringify(params)}: ${text}`);
		return z.object({ value: z.unknown() }).parse(JSON.parse(text)).value;
	};
	const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
	const session = await post('/session', { capabilities });
	const { sessionId } = z.object({ sessionId: z.string() }).parse(session);
	const send = (command: Command, params: object) =>
		post(`/session/${sessionId}/${PATHS[command]}`, params);
	return engineOf(send, async () => {
		await sendRequest(`${url}/session/${sessionId}`, { method: 'DELETE' });
		await driver.stop();
		screen.kill();
	});
}
