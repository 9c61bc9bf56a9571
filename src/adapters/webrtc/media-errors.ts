import type { MediaSendFailure } from '../../domain/kernel/media-fault'

const FAULTS: Readonly<Record<string, MediaSendFailure>> = {
  NotAllowedError: 'permissionRefused',
  SecurityError: 'permissionRefused',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'deviceBusy',
  AbortError: 'deviceBusy',
}

/** Maps the browser's device error. */
export const mediaFailureOf = (error: unknown): MediaSendFailure =>
  error instanceof Error && Object.hasOwn(FAULTS, error.name) ? (FAULTS[error.name] ?? 'unsupported') : 'unsupported'

/**
 * The failure of a screen capture. A closed picker and a refusal by the operating system have the same error name; only
 * the message differs.
 */
export const screenFailureOf = (error: unknown): MediaSendFailure => {
  const fault = mediaFailureOf(error)
  const isOfSystem = error instanceof Error && error.message.includes('system')
  return fault === 'permissionRefused' && !isOfSystem ? 'pickerClosed' : fault
}

export const stopAllTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}
