import type { MediaSendFailure } from '../../domain/kernel/media-fault'

const FAULTS: Readonly<Record<string, MediaSendFailure>> = {
  NotAllowedError: 'permissionRefused',
  SecurityError: 'permissionRefused',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'deviceBusy',
  AbortError: 'deviceBusy',
}

/** Why a browser gave no device. */
export const mediaFailureOf = (error: unknown): MediaSendFailure =>
  error instanceof Error && Object.hasOwn(FAULTS, error.name) ? (FAULTS[error.name] ?? 'unsupported') : 'unsupported'

/**
 * Who closes the browser's picker without a choice is told apart by nothing but words from whom the system lets see no
 * screen.
 */
export const screenFailureOf = (error: unknown): MediaSendFailure => {
  const fault = mediaFailureOf(error)
  const isOfSystem = error instanceof Error && error.message.includes('system')
  return fault === 'permissionRefused' && !isOfSystem ? 'pickerClosed' : fault
}

export const stopAllTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}
