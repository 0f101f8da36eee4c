import type { FastifyReply } from 'fastify';

/** Answers in plain text, not JSON: the page shows nothing and keeps the visitor's text. */
export function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
	return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
