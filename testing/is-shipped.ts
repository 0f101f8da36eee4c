import { inhaber } from '#shared/inhaber.ts';

/** Whether this is still the sample that comes with the package: some tests, as `e2e/dimension-line.spec.ts`, hold for it alone. */
export const isShipped: boolean = inhaber.name === 'Max Mustermann';
