import stil from './PhoneFrame.module.css';

/** A phone drawn flat, like a facade; holds a picture of a site. */
export function PhoneFrame({ children }: { children: React.ReactNode }) {
	return <div className={stil.telefon}>{children}</div>;
}
