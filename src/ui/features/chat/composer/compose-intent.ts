/** Stands with an entry of the history: whoever goes there is going to write. */
export const COMPOSE_INTENT = { toWrite: true } as const

export const hasComposeIntent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toWrite' in state && state.toWrite === true
