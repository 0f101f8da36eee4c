/** Bytes that a film may have in each format. */
export const filmGrenzen = { webm: 450_000, mp4: 900_000 };
