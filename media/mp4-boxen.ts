/** One box of an MP4 file; `inhalt` without the box's own head. */
export type Box = { name: string; inhalt: Buffer };

/** The boxes that lie side by side in the given bytes. */
export function boxen(bytes: Buffer): Box[] {
	const gefunden: Box[] = [];
	for (let stelle = 0; stelle + 8 <= bytes.length; ) {
		const kurz = bytes.readUInt32BE(stelle);
		const kopf = kurz === 1 ? 16 : 8;
		const laenge = kurz === 1 ? Number(bytes.readBigUInt64BE(stelle + 8)) : kurz;
		if (laenge < kopf) throw new Error(`Kaputte MP4-Box bei Byte ${stelle}.`);
		const name = bytes.toString('latin1', stelle + 4, stelle + 8);
		gefunden.push({ name, inhalt: bytes.subarray(stelle + kopf, stelle + laenge) });
		stelle += laenge;
	}
	return gefunden;
}

/** The kind of each track: `vide`, `soun` … */
export function spuren(mp4: Buffer): string[] {
	return inside(mp4, 'moov')
		.filter((box) => box.name === 'trak')
		.flatMap((trak) => inside(trak.inhalt, 'mdia'))
		.filter((box) => box.name === 'hdlr')
		.map((hdlr) => hdlr.inhalt.toString('latin1', 8, 12));
}

/** Length of the film as its movie header states it. */
export function dauerSekunden(mp4: Buffer): number {
	const kopf = inside(mp4, 'moov').find((box) => box.name === 'mvhd')?.inhalt;
	if (!kopf) throw new Error('Die MP4-Datei hat keinen mvhd-Kopf.');
	const lang = kopf.readUInt8(0) === 1;
	const proSekunde = kopf.readUInt32BE(lang ? 20 : 12);
	const dauer = lang ? Number(kopf.readBigUInt64BE(24)) : kopf.readUInt32BE(16);
	return dauer / proSekunde;
}

function inside(bytes: Buffer, name: string): Box[] {
	return boxen(bytes)
		.filter((box) => box.name === name)
		.flatMap((box) => boxen(box.inhalt));
}
