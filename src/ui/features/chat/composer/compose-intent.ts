/** The history state that focuses the composer on arrival. */
export const COMPOSE_INTENT = { toWrite: true } as const

export const hasComposeIntent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toWrite' in state && state.toWrite === true
