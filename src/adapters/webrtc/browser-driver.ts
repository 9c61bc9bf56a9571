import type { MediaDriver } from './media-driver'
import { makeLevelMeter } from './level-meter'
import { playTestTones } from './speaker-test'
import { makeSimulatedVoice } from './simulated-voice'

/** The constraints of a shared screen: a larger screen is scaled down, and a smaller screen keeps its size (SHR-4). */
const SCREEN: MediaTrackConstraints = {
  width: { ideal: 1920, max: 1920 },
  height: { ideal: 1080, max: 1080 },
  frameRate: { ideal: 30, max: 30 },
}
const CAMERA: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
}
const SPEECH: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

const exactly = (id: string | null): MediaTrackConstraints => (id === null ? {} : { deviceId: { exact: id } })

export const browserDriver = (): MediaDriver => {
  // An insecure page has no `mediaDevices`, although the types declare this property. A framed page must not capture
  // media (BI-358).
  const devices: globalThis.MediaDevices | undefined = window.parent === window ? navigator.mediaDevices : undefined
  let audio: AudioContext | null = null
  /**
   * A single shared audio context, because browsers limit the number of contexts. The context stays suspended until a
   * user gesture.
   */
  const context = (): AudioContext => {
    if (audio === null) {
      const made = new AudioContext()
      const wake = (): void => {
        if (made.state === 'suspended') void made.resume()
      }
      document.addEventListener('pointerdown', wake)
      document.addEventListener('keydown', wake)
      audio = made
    }
    return audio
  }
  const absent = (): Promise<never> => Promise.reject(new Error('no media here'))
  return {
    isSupported: 'RTCPeerConnection' in window,
    microphone: (id) => devices?.getUserMedia({ audio: { ...SPEECH, ...exactly(id) } }) ?? absent(),
    camera: (id) => devices?.getUserMedia({ video: { ...CAMERA, ...exactly(id) } }) ?? absent(),
    screen: () =>
      devices !== undefined && 'getDisplayMedia' in devices
        ? devices.getDisplayMedia({ video: SCREEN, audio: true })
        : absent(),
    devices: async () => devices?.enumerateDevices() ?? [],
    hearDevices: (changed) => {
      devices?.addEventListener('devicechange', changed)
      return () => {
        devices?.removeEventListener('devicechange', changed)
      }
    },
    connect: (configuration, events) => {
      const connection = new RTCPeerConnection(configuration)
      connection.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate !== null) events.candidate(candidate.toJSON())
      })
      connection.addEventListener('connectionstatechange', events.changed)
      return connection
    },
    streamOf: (tracks) => new MediaStream([...tracks]),
    meter: (stream) => makeLevelMeter(context(), stream),
    voice: (name) => makeSimulatedVoice(context(), name),
    permission: (name, notify) => {
      let status: PermissionStatus | null = null
      let isOver = false
      const update = (): void => {
        if (!isOver) notify(status?.state ?? 'unknown')
      }
      // Ignore the error: some browsers do not know these permission names and reject the query.
      void navigator.permissions
        .query({ name })
        .then((found) => {
          status = found
          if (!isOver) found.addEventListener('change', update)
        })
        .catch(() => undefined)
        .then(update)
      return () => {
        isOver = true
        status?.removeEventListener('change', update)
      }
    },
    canChooseSpeaker: 'setSinkId' in HTMLMediaElement.prototype,
    soundCheck: (speaker) => playTestTones(context(), speaker),
    mediaTime: () => performance.timeOrigin + performance.now(),
    hearLeaving: (leaving) => {
      window.addEventListener('pagehide', leaving)
      return () => {
        window.removeEventListener('pagehide', leaving)
      }
    },
  }
}
