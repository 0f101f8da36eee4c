/** Relative URL the contact form posts to (spec, section 7). */
export const ENDPOINT = 'backend/sendMail.php';

/** After this time without an answer the page treats the request as failed. */
export const ANSWER_WITHIN_MS = 30_000;
