/** The browser's default devices, before the first choice. */
export const DEFAULT_DEVICES = { microphone: null, speaker: null, camera: null } as const
