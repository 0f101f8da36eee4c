import { MAINTENANCE } from './cli/maintenance-commands.ts';
import { startProgram } from './cli/start.ts';

/** What deploy/ has the service's account do: `node service/maintenance.ts sichern DATEI`. No owner calls it. */
await startProgram(MAINTENANCE);
