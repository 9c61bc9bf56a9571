import type { FaultPlan, MicrophoneFault } from '../../domain/fault-plan'
import { SERVER_STORES } from '../simulator/browser-host/server-stores'

const realNow = Date.now

const setClock = (clockMs: number): void => {
  Date.now = clockMs === 0 ? realNow : () => realNow() + clockMs
}

const { put, add } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype)
const setDisk = (isFull: boolean): void => {
  for (const [name, real] of Object.entries({ put, add })) {
    const refuse = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>): IDBRequest {
      // In the page build the server's state is in this browser too. The disk of a server is not full.
      if (real.value !== undefined && SERVER_STORES.has(this.transaction.db.name)) return real.value.apply(this, args)
      throw new DOMException('a fault fills the disk', 'QuotaExceededError')
    }
    Object.defineProperty(IDBObjectStore.prototype, name, isFull ? { ...real, value: refuse } : real)
  }
}

const REFUSALS = { refused: 'NotAllowedError', unplugged: 'NotFoundError' } as const

/** Stands between the page and its microphones. Returns the function that sets their fault. */
const microphoneLever = (): ((fault: MicrophoneFault) => void) => {
  let fault: MicrophoneFault = 'works'
  const tracks = new Set<MediaStreamTrack>()
  const statuses = new Set<WeakRef<PermissionStatus>>()
  /** The page stops a track without an event. */
  const forgetEnded = (): void => {
    for (const track of tracks) if (track.readyState === 'ended') tracks.delete(track)
  }
  const endIfFaulty = (): void => {
    if (fault === 'works') return
    for (const track of tracks) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
    tracks.clear()
  }
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
    forgetEnded()
    for (const track of stream.getAudioTracks()) tracks.add(track)
    // The fault may have come while the browser asked the person.
    if (wantsSound) endIfFaulty()
    return stream
  }
  devices.enumerateDevices = async () => {
    const found = await enumerateDevices()
    return fault === 'unplugged' ? found.filter(({ kind }) => kind !== 'audioinput') : found
  }
  navigator.permissions.query = async (wanted) => {
    const status = await query(wanted)
    if (wanted.name !== 'microphone') return status
    Object.defineProperty(status, 'state', {
      configurable: true,
      get: () => (fault === 'refused' ? 'denied' : Reflect.get(PermissionStatus.prototype, 'state', status)),
    })
    statuses.add(new WeakRef(status))
    return status
  }
  return (next) => {
    if (next === fault) return
    fault = next
    forgetEnded()
    endIfFaulty()
    devices.dispatchEvent(new Event('devicechange'))
    for (const status of statuses) {
      const there = status.deref()
      if (there === undefined) statuses.delete(status)
      else there.dispatchEvent(new Event('change'))
    }
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
