/** `1 Anfrage`, `17 Anfragen` */
export function countText(anfragen: number): string {
	return anfragen === 1 ? '1 Anfrage' : `${anfragen} Anfragen`;
}
