import type { ImageMetadata } from 'astro';

/** Pictures that Vite finds below the root, by their path: '/src/content/ich.jpg'. */
type Images = Record<string, () => Promise<{ default: ImageMetadata }>>;

/** The picture of a path from the root, with its path on the disk. A Mac may write „ü“ as two characters there. */
export function findImage(
	images: Images,
	file: string,
): { file: string; load: Images[string] } | undefined {
	const [path, load] =
		Object.entries(images).find(([path]) => path.normalize() === `/${file}`.normalize()) ?? [];
	return path && load ? { file: path.slice(1), load } : undefined;
}
