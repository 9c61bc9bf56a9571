/** The server does not start; the words say why and what to do about it. */
export class StartupError extends Error {}
