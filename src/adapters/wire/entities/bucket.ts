/** The bucket of the object store that the local server is: it stands in the address of what is stored there. */
export const BUCKET = 'loop-media'
