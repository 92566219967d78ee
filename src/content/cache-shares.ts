/** What the answers' caches of a process take together where nobody says otherwise. */
export const CACHE_BYTES = 128 * 1_024 ** 2;

/**
 * How the bytes that are kept ready are shared between the caches that hold them: a place in a guide is written as a rendition,
 * copied beside the others of its guide, and copied again into an answer that is asked for twice.
 */
export const CACHE_SHARES = { renditions: 1 / 2, guideBlocks: 1 / 4, answers: 1 / 4 };
