import { availableParallelism, totalmem } from "node:os";

const MEBIBYTE = 1_024 ** 2;
/** Of the memory that the machine or the container has, with a worker for each core. */
const SHARE = 1 / 16 / availableParallelism();

/** What the answers' caches of a process take together where nobody says otherwise, in whole mebibytes: 64 to 512. */
export const CACHE_BYTES =
  MEBIBYTE *
  Math.floor(
    Math.min(
      512,
      Math.max(64, (Math.min(process.constrainedMemory() || Infinity, totalmem()) * SHARE) / MEBIBYTE),
    ),
  );

/**
 * How the bytes that are kept ready are shared between the caches that hold them: a place in a guide is written as a rendition,
 * copied beside the others of its guide, and copied again into an answer that is asked for twice.
 */
export const CACHE_SHARES = { renditions: 1 / 2, guideBlocks: 1 / 4, answers: 1 / 4 };
