/** The bucket name of the local server's object store. It is part of each stored object's address. */
export const BUCKET = 'loop-media'
