/**
 * An input could not be stored, for example because the disk is full. The state is unchanged, so the caller gets an
 * error with a text and may try again later.
 */
export class NotStored extends Error {}

export const NOT_STORED = {
  code: 507,
  words: 'The server cannot store anything at the moment. Please try again later.',
} as const
