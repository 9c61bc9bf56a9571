/** Increase it whenever a stored input would lead to another state than before. Older logs are then ignored. */
export const STATE_VERSION = 12
