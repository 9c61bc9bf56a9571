import type { MediaDriver } from './media-driver'
import { makeLevelMeter } from './level-meter'
import { playTestTones } from './speaker-test'
import { makeSimulatedVoice } from './simulated-voice'

/** SHR-4; a screen that is larger is made smaller, one that is smaller stays as it is. */
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

/** The browser's own. */
export const browserDriver = (): MediaDriver => {
  // Where a page is not secure, there are no devices, whatever the types say. Inside another page nothing is captured
  // (BI-358).
  const devices: globalThis.MediaDevices | undefined = window.parent === window ? navigator.mediaDevices : undefined
  let audio: AudioContext | null = null
  /** One for all: a browser has only few. Until the person has pressed something it may be silent. */
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
    permission: (name, tell) => {
      let status: PermissionStatus | null = null
      let isOver = false
      const say = (): void => {
        if (!isOver) tell(status?.state ?? 'unknown')
      }
      // Some browsers do not know the name.
      void navigator.permissions
        .query({ name })
        .then((found) => {
          status = found
          if (!isOver) found.addEventListener('change', say)
        })
        .catch(() => undefined)
        .then(say)
      return () => {
        isOver = true
        status?.removeEventListener('change', say)
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
