/**
 * How the owner's commands are called where this runs, followed by one of them: the unit and the
 * script of deploy/ name the server's own way.
 */
export const OWNER_COMMAND = process.env.OWNER_COMMAND || 'npm run anfragen --';
