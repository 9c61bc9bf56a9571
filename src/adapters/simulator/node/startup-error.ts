/** An error that stops the start. The message explains the reason and the fix. */
export class StartupError extends Error {}
