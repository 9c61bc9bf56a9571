/** spec 1 §9: levels go up to 100. */
export const MAX_LEVEL = 100
