/** Nobody has chosen a device yet: the browser's own. */
export const DEFAULT_DEVICES = { microphone: null, speaker: null, camera: null } as const
