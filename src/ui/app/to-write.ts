/** Stands with an entry of the history: whoever goes there is going to write. */
export const TO_WRITE = { toWrite: true } as const

export const asksToWrite = (state: unknown): boolean => typeof state === 'object' && state !== null && 'toWrite' in state && state.toWrite === true
