/**
 * How the owner starts a command on this machine, as in `npm run anfragen -- list`. On a server the
 * systemd unit and the script in deploy/ set it.
 */
export const OWNER_COMMAND = process.env.OWNER_COMMAND || 'npm run anfragen --';
