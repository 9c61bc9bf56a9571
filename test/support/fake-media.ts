import type { Permission } from '../../src/application/ports/browser/media-devices'
import type {
  PeerConnection,
  ConnectionEvents,
  MediaDriver,
  LevelMeter,
  SimulatedVoice,
} from '../../src/adapters/webrtc/media-driver'
import { addMs } from '../../src/domain/kernel/instant'
import { FakeConnection, type FakeNet } from './fake-connection'
import { FakeStream, FakeTrack } from './fake-streams'

type Capture = 'microphone' | 'camera' | 'screen'

/** A browser's devices and connections in memory, with controls for the test. */
export class FakeMedia implements MediaDriver {
  readonly isSupported = true
  readonly canChooseSpeaker = true
  readonly captures: { readonly kind: Capture; readonly stream: FakeStream }[] = []
  readonly connections: FakeConnection[] = []
  readonly faults = new Map<Capture, Error>()
  /** The names of the simulated voices that talk now. */
  readonly voices: string[] = []
  meterLevel = 0
  giveAfterMs = 1
  list: Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[] = []
  permissionNow: Permission = 'granted'
  readonly #changed = new Set<() => void>()
  readonly #leaving = new Set<() => void>()

  constructor(private readonly net: FakeNet) {}

  readonly microphone = (id: string | null): Promise<MediaStream> =>
    this.#capture('microphone', [new FakeTrack('audio', id ?? 'Microphone')])
  readonly camera = (id: string | null): Promise<MediaStream> =>
    this.#capture('camera', [new FakeTrack('video', id ?? 'Camera', { width: 1280, height: 720 })])
  readonly screen = (): Promise<MediaStream> =>
    this.#capture('screen', [
      new FakeTrack('video', 'Screen', { width: 3840, height: 2160, displaySurface: 'monitor' }),
      new FakeTrack('audio', 'Sound of the screen'),
    ])

  readonly devices = (): Promise<typeof this.list> => Promise.resolve(this.list)
  readonly hearDevices = (changed: () => void): (() => void) => {
    this.#changed.add(changed)
    return () => {
      this.#changed.delete(changed)
    }
  }
  tellDevices(list: typeof this.list): void {
    this.list = list
    for (const changed of this.#changed) changed()
  }

  readonly connect = (_configuration: RTCConfiguration, events: ConnectionEvents): PeerConnection => {
    const connection = new FakeConnection(this.net, events)
    this.connections.push(connection)
    return connection
  }

  readonly streamOf = (tracks: readonly MediaStreamTrack[]): MediaStream => new FakeStream([...tracks])
  readonly meter = (): LevelMeter => ({ level: () => this.meterLevel, close: () => undefined })
  readonly voice = (name: string): SimulatedVoice => ({
    talk: () => {
      this.voices.push(name)
      return {
        stream: new FakeStream([]),
        level: () => 0.5,
        close: () => {
          this.voices.splice(this.voices.indexOf(name), 1)
        },
      }
    },
  })
  readonly mediaTime = (): number => this.net.clock.now()
  readonly permission = (_kind: 'microphone' | 'camera', tell: (permission: Permission) => void): (() => void) => {
    tell(this.permissionNow)
    return () => undefined
  }
  readonly soundCheck = (): Promise<void> => Promise.resolve()
  readonly hearLeaving = (leaving: () => void): (() => void) => {
    this.#leaving.add(leaving)
    return () => {
      this.#leaving.delete(leaving)
    }
  }
  /** Reloads or closes the page. */
  leavePage(): void {
    for (const leaving of this.#leaving) leaving()
  }

  /** The captures that run now. */
  get held(): readonly Capture[] {
    return this.captures.flatMap(({ kind, stream }) => (stream.active ? kind : []))
  }
  /** All tracks that this browser sends now. */
  get sent(): ReadonlySet<MediaStreamTrack> {
    return new Set(this.connections.flatMap(({ sent }) => sent))
  }

  #capture(kind: Capture, tracks: FakeTrack[]): Promise<MediaStream> {
    const { clock } = this.net
    return new Promise((resolve, reject) => {
      clock.wake(addMs(clock.now(), this.giveAfterMs), () => {
        const fault = this.faults.get(kind)
        if (fault !== undefined) {
          reject(fault)
          return
        }
        const stream = new FakeStream(tracks)
        this.captures.push({ kind, stream })
        resolve(stream)
      })
    })
  }
}
