/**
 * The version of the server state. Increase the version whenever a stored input leads to a different state than before.
 * The host ignores logs of older versions.
 */
export const STATE_VERSION = 13
