/** Nobody has chosen a device yet: the browser's own. */
export const NOTHING_CHOSEN = { microphone: null, speaker: null, camera: null } as const
