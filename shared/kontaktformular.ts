/** Relative URL the contact form posts to (spec, section 7). */
export const ENDPUNKT = 'backend/sendMail.php';
