/* The one door of this package, see README.md. */
export { manifestSchema } from '../shared/manifest.ts';
export { OwnerError } from '../shared/owner-error.ts';
export { planSchema } from '../shared/plan.ts';
export { originalsIn } from './pictures/take-originals.ts';
export { checkRequirements, record } from './record.ts';
export type { Progress, Recording, RecordOptions, Source } from './recording.ts';
export { type Medium, media } from './recording.ts';
export { readScript, type Script, scriptSchema } from './script.ts';
export { type Proposal, visit } from './views/visit.ts';
export { openBrowser } from './website/open-browser.ts';
