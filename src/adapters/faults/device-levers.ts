import type { FaultPlan, MicrophoneFault } from '../../domain/fault-plan'

const realNow = Date.now

const setClock = (clockMs: number): void => {
  Date.now = clockMs === 0 ? realNow : () => realNow() + clockMs
}

const { put, add } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype)
const refuse = (): never => {
  throw new DOMException('a fault fills the disk', 'QuotaExceededError')
}
const setDisk = (isFull: boolean): void => {
  for (const [name, real] of Object.entries({ put, add }))
    Object.defineProperty(IDBObjectStore.prototype, name, isFull ? { ...real, value: refuse } : real)
}

const REFUSALS = { refused: 'NotAllowedError', unplugged: 'NotFoundError' } as const

/** Stands between the page and its microphones. Returns the function that sets their fault. */
const microphoneLever = (): ((fault: MicrophoneFault) => void) => {
  let fault: MicrophoneFault = 'works'
  const tracks = new Set<MediaStreamTrack>()
  const statuses = new Set<PermissionStatus>()
  // An insecure page has no `mediaDevices`, although the types declare this property.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (devices === undefined) return () => undefined
  const getUserMedia = devices.getUserMedia.bind(devices)
  const enumerateDevices = devices.enumerateDevices.bind(devices)
  const query = navigator.permissions.query.bind(navigator.permissions)
  devices.getUserMedia = async (constraints) => {
    const wantsSound = constraints?.audio !== undefined && constraints.audio !== false
    if (wantsSound && fault !== 'works') throw new DOMException('a fault of the microphone', REFUSALS[fault])
    const stream = await getUserMedia(constraints)
    for (const track of stream.getAudioTracks()) {
      tracks.add(track)
      track.addEventListener('ended', () => tracks.delete(track))
    }
    return stream
  }
  devices.enumerateDevices = async () => {
    const found = await enumerateDevices()
    return fault === 'unplugged' ? found.filter(({ kind }) => kind !== 'audioinput') : found
  }
  navigator.permissions.query = async (wanted) => {
    const status = await query(wanted)
    if (wanted.name !== 'microphone') return status
    const real = status.state
    Object.defineProperty(status, 'state', { get: () => (fault === 'refused' ? 'denied' : real) })
    statuses.add(status)
    return status
  }
  return (next) => {
    if (next === fault) return
    fault = next
    if (fault !== 'works')
      for (const track of tracks) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    devices.dispatchEvent(new Event('devicechange'))
    for (const status of statuses) status.dispatchEvent(new Event('change'))
  }
}

/** Makes the faults of the clock, the microphone and the disk where the browser offers them. */
export const makeDeviceLevers = (): ((plan: FaultPlan) => void) => {
  const setMicrophone = microphoneLever()
  return ({ clockMs, microphone, isDiskFull }) => {
    setClock(clockMs)
    setDisk(isDiskFull)
    setMicrophone(microphone)
  }
}
