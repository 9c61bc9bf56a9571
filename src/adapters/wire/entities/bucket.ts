/** The bucket name of the local server's object store. The URL of each stored object contains this name. */
export const BUCKET = 'loop-media'
