import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { writeFixtureSite } from '../../testing/fixture-site.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { type AppDeps, buildApp } from '../app.ts';
import { THIS_HOST } from '../host.ts';
import { allAnfragen } from '../store/archive.ts';
import { createAccept } from '../store/inbox.ts';
import { openFile } from './stored.ts';
import { recordingLog } from './world.ts';

export type Overrides = Partial<AppDeps> & {
	onStored?: () => void;
	/** Called before the app listens. */
	prepare?: (app: FastifyInstance) => void;
};
export type FixtureApp = Awaited<ReturnType<typeof startFixtureApp>>;

const site = writeFixtureSite();

/** Starts the app as production builds it, on a free port, with a real database file; it ends with the tests of their file. */
export async function startFixtureApp({ onStored = () => {}, prepare, ...others }: Overrides = {}) {
	const dataDir = newFolder();
	const db = openFile(join(dataDir, 'anfragen.sqlite'));
	const { log, logged } = recordingLog();
	const app = buildApp({
		distDir: site,
		accept: createAccept({
			store: { db: () => db, reopenIfNeeded: () => {}, noteRefusal: () => {} },
			host: THIS_HOST,
			log,
			dataDir,
			onStored,
			onRefused: () => {},
		}),
		isDisturbed: () => false,
		log,
		siteUrl: 'https://www.beispiel.de',
		trustProxy: 0,
		rateLimit: 0,
		...others,
	});
	prepare?.(app);
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	open.push(async () => {
		app.server.closeAllConnections();
		await app.close();
		db.close();
	});
	/** Oldest first. */
	const stored = () => [...allAnfragen(db)].reverse();
	return { app, url, db, logged, stored };
}

const open: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(open.map((close) => close())));
