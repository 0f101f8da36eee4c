/** Relative URL the contact form posts to (spec, section 7). */
export const ENDPOINT = 'backend/sendMail.php';

/** The page takes a request without an answer for a failure after this time. */
export const ANSWER_WITHIN_MS = 30_000;
