/** Raised whenever a stored input would make another world than it did: the old log is then not read any more. */
export const STATE_VERSION = 12
