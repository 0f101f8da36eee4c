import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../service/problem.ts';
import { codeOf } from './look-from-outside.ts';
import type { Machine } from './machine.ts';

/**
 * Looks at the site's name without www, or with it, where Caddy serves it: whoever types it has to come to the site.
 * Only a note, since links and search engines have the other one.
 */
export async function lookAtOtherName(machine: Machine): Promise<Problem[]> {
	const name = otherNameOf(machine);
	const fault = name === '' ? '' : await faultOf(machine, name);
	if (fault === '') return [];
	const sentence = `Wer ${name} eintippt, kommt nicht zur Website (${fault}). Beim Anbieter der Domain gehören auch für diesen Namen A- und AAAA-Einträge auf diesen Server; stimmen sie, sagt mehr: sudo journalctl -u caddy -n 50`;
	return [{ key: 'other-name', urgency: 'note', sentence }];
}

/** As writeDomain has named it to Caddy; '' for none. */
function otherNameOf({ domainFile }: Machine): string {
	if (!existsSync(domainFile)) return '';
	return /^Environment=OTHER_DOMAIN=(.*)$/m.exec(readFileSync(domainFile, 'utf8'))?.[1] ?? '';
}

/** Any redirect to the site will do: it may be that of the domain's provider. */
async function faultOf(machine: Machine, name: string): Promise<string> {
	const { net } = machine;
	const other = new URL(`https://${name}`);
	// Without an entry in DNS the name leads nowhere; the installer has asked for one, and it is the owner's choice.
	const addresses = await net.addressesOf(name).catch(() => []);
	try {
		for (const address of addresses) {
			const { certificateFault, location } = await net.askAddress(address, other);
			if (certificateFault) return `das Zertifikat gilt nicht: ${certificateFault}`;
			if (URL.parse(location)?.hostname !== machine.site().hostname)
				return `unter ${address} antwortet ein anderer Server`;
		}
		return '';
	} catch (error) {
		return codeOf(error);
	}
}
