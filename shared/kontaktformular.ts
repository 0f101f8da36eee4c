/** Relative URL the contact form posts to (spec, section 7). */
export const ENDPUNKT = 'backend/sendMail.php';

/** The six form fields, in the order in which they stand on the page (spec, section 3). */
export const FELDER = ['vorname', 'nachname', 'email', 'phone', 'message', 'checkbox'] as const;

export type Feld = (typeof FELDER)[number];
