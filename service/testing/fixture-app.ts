import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { writeFixtureSite } from '../../testing/fixture-site.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { type AppDeps, buildApp } from '../app.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { createAccept } from '../outbox/accept.ts';

export type FixtureApp = {
	app: FastifyInstance;
	url: string;
	db: Database;
	/** What was logged, one entry per line. */
	logged: string[];
	/** Stored inquiries, oldest first. */
	stored(): Record<string, unknown>[];
	/** Why they may be spam, in the same order. */
	reasons(): unknown[];
};

export type Overrides = Partial<AppDeps> & { now?: () => Date };

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
	const db = openDatabase(join(newFolder(), 'anfragen.sqlite'));
	const { now = () => new Date(), storage = () => 'ready' } = overrides;
	const logged: string[] = [];
	const record = (details: object, message: string) =>
		logged.push(message + JSON.stringify(details));
	const app = buildApp({
		distDir: site,
		accept: createAccept(db, now, storage, () => {}),
		storage,
		onStored: () => {},
		healthy: () => true,
		log: { info: record, warn: record, error: record },
		siteUrl: 'https://www.beispiel.de',
		trustProxy: 0,
		cloudflare: false,
		rateLimit: 0,
		stop: new AbortController().signal,
		...overrides,
	});
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	const stored = () => db.prepare('SELECT * FROM anfrage ORDER BY id').all();
	const reasons = () =>
		db
			.prepare('SELECT * FROM outbox ORDER BY anfrage_id')
			.all()
			.map((row) => row.spam_reasons);
	const fixture = { app, url, db, logged, stored, reasons };
	started.push(fixture);
	return fixture;
}
