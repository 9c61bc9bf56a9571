/** The highest level (spec 1 §9). */
export const MAX_LEVEL = 100
