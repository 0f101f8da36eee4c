/** A stored inquiry, as mail and commands read it. Times are milliseconds since 1970. */
export type AnfrageRow = {
	id: number;
	receivedAt: number;
	vorname: string;
	nachname: string;
	email: string;
	phone: string;
	message: string;
	verdacht: string[];
	messageKey: string;
};
