import styles from './HomeView.module.css';

type Props = {
	/** Without one the line cuts the headline alone. */
	hasPicture: boolean;
	children: React.ReactNode;
};

/** Home's first view, around the section line: it says where the line, its ring and its flags are. */
export function HomeView({ hasPicture, children }: Props) {
	const className = hasPicture ? styles.view : `${styles.view} ${styles.withoutPicture}`;
	return <div className={`shell ${className}`}>{children}</div>;
}
