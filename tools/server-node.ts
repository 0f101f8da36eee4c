import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const SERVERS = ['linux-x64', 'linux-arm64'] as const;
export type Server = (typeof SERVERS)[number];

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const known = z.object({ 'linux-x64': sum, 'linux-arm64': sum });
export type ServerNode = z.infer<typeof known>;

/** The sha256 of bin/node for each kind of server: npm's lock file does not know these programs. */
export const SERVER_NODE_FILE: string = join(import.meta.dirname, 'server-node.json');

export function readServerNode(): ServerNode {
	return known.parse(JSON.parse(readFileSync(SERVER_NODE_FILE, 'utf8')));
}

/** Returns what is wrong with a program that is to go to a server, '' where it is the known one. */
export function faultInNode(
	expected: ServerNode,
	server: Server,
	version: string,
	sha256: string,
): string {
	if (expected[server] === sha256) return '';
	return `das Node für den Server (${version}, sha256 ${sha256}) ist nicht das, dessen Prüfsumme in tools/server-node.json steht. Ist die Version neu: node tools/update-node.ts`;
}
