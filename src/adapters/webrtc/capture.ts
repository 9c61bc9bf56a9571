import type { SendFault } from '../../domain/kernel/media-fault'

const FAULTS: Readonly<Record<string, SendFault>> = {
  NotAllowedError: 'permissionRefused',
  SecurityError: 'permissionRefused',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'deviceBusy',
  AbortError: 'deviceBusy',
}

/** Why a browser gave no device. */
export const faultOf = (error: unknown): SendFault =>
  error instanceof Error && Object.hasOwn(FAULTS, error.name) ? FAULTS[error.name] ?? 'unsupported' : 'unsupported'

/** Who closes the browser's picker without a choice is told apart by nothing but words from whom the system lets see no screen. */
export const screenFaultOf = (error: unknown): SendFault => {
  const fault = faultOf(error)
  const isOfSystem = error instanceof Error && error.message.includes('system')
  return fault === 'permissionRefused' && !isOfSystem ? 'pickerClosed' : fault
}

export const stopAll = (stream: MediaStream): void => { for (const track of stream.getTracks()) track.stop() }
