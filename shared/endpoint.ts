/** Relative URL the contact form posts to. */
export const ENDPOINT = 'backend/sendMail.php';

/** Headline of the answer to an inquiry that is stored: in the alert box and on the page without JavaScript. */
export const RECEIVED_TITLE = 'Ihre Anfrage ist da.';

/** After this time without an answer the page treats the request as failed. */
export const ANSWER_WITHIN_MS = 30_000;
