/**
 * The version of the server state. Increase it whenever a stored input would lead to another state than before. The
 * host then ignores older logs.
 */
export const STATE_VERSION = 12
