/** Set by `npm run test:lang`: more rounds and more load than each run of the suite has time for. */
export const isLong = process.env.LANG_TESTEN === '1';
