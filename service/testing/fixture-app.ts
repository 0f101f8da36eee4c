import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { writeFixtureSite } from '../../testing/fixture-site.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { createAccept } from '../accept.ts';
import { type AppDeps, buildApp } from '../app.ts';
import { type Database, openDatabase } from '../database.ts';
import { findAnfragen, type StoredAnfrage } from '../store.ts';
import { recordingLog } from './world.ts';

export type FixtureApp = {
	app: FastifyInstance;
	url: string;
	db: Database;
	/** What was logged, one entry per line. */
	logged: string[];
	/** Oldest first. */
	stored(): StoredAnfrage[];
};

export type Overrides = Partial<AppDeps> & { onStored?: () => void };

const site = writeFixtureSite();
const started: FixtureApp[] = [];

// Apps end with the tests of their file.
afterAll(async () => {
	for (const { app, db } of started) {
		app.server.closeAllConnections();
		await app.close();
		db.close();
	}
});

/** Starts the app as production builds it, on a free port, with a real database file. */
export async function startFixtureApp(overrides: Overrides = {}): Promise<FixtureApp> {
	const { onStored = () => {}, ...others } = overrides;
	const db = openDatabase(join(newFolder(), 'anfragen.sqlite'));
	const logged: string[] = [];
	const log = recordingLog(logged);
	const app = buildApp({
		distDir: site,
		accept: createAccept({ db, now: () => new Date(), log, onStored, onLost: () => {} }),
		faults: () => [],
		log,
		siteUrl: 'https://www.beispiel.de',
		trustProxy: 0,
		rateLimit: 0,
		...others,
	});
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	const stored = () => [...findAnfragen(db)].reverse();
	const fixture = { app, url, db, logged, stored };
	started.push(fixture);
	return fixture;
}
