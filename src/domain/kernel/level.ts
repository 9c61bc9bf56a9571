/** spec 1 §9: levels go up to 100. */
export const LEVEL_LIMIT = 100
