/**
 * The version of the server state. Increase the version whenever a stored input leads to a different state than before.
 * The host opens logs from version `OLDEST_READABLE` on and ignores older logs.
 */
export const STATE_VERSION = 18

/** The oldest version whose inputs this server still understands. */
export const OLDEST_READABLE = 12
