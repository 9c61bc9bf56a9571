/** The databases in which a page that hosts the server keeps the server's state and files. */
export const SERVER_STATE = 'loop-world'
export const SERVER_FILES = 'loop-objects'
export const SERVER_STORES: ReadonlySet<string> = new Set([SERVER_STATE, SERVER_FILES])
