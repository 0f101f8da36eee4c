import { OWNER } from './owner-commands.ts';
import { startProgram } from './start.ts';

/** The owner's commands: `npm run anfragen -- list`. */
await startProgram(OWNER);
