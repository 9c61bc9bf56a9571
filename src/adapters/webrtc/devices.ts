import { BehaviorSubject, Observable } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type {
  Device,
  DeviceKind,
  MediaDevices,
  Permission,
  DeviceTestEvent,
} from '../../application/ports/browser/media-devices'
import type { Settings } from '../../application/ports/browser/settings'
import { addMs } from '../../domain/kernel/instant'
import { mediaFailureOf, stopAllTracks } from './media-errors'
import type { MediaDriver, LevelMeter } from './media-driver'

const LEVEL_MS = 100
const KINDS: Readonly<Record<MediaDeviceKind, DeviceKind>> = {
  audioinput: 'microphone',
  audiooutput: 'speaker',
  videoinput: 'camera',
}
/**
 * Ids under which some browsers list a device a second time. If the member chooses such an id, the browser chooses the
 * device.
 */
const STAND_INS: ReadonlySet<string> = new Set(['', 'default', 'communications'])

const keyOf = (kind: DeviceKind): string => `media.${kind}`

export interface MediaDevicesDeps {
  readonly driver: MediaDriver
  readonly clock: Clock
  readonly settings: Settings
}

/** The media devices port over this browser's device list. */
export const makeMediaDevices = ({ driver, clock, settings }: MediaDevicesDeps): MediaDevices => {
  const chosen$ = new BehaviorSubject<Readonly<Record<DeviceKind, string | null>>>({
    microphone: settings.get(keyOf('microphone')),
    speaker: settings.get(keyOf('speaker')),
    camera: settings.get(keyOf('camera')),
  })

  const test = (kind: 'microphone' | 'camera') =>
    new Observable<DeviceTestEvent>((subscriber) => {
      let held: MediaStream | null = null
      let meter: LevelMeter | null = null
      let stopLevels = (): void => undefined
      let requests = 0
      const letGo = (): void => {
        stopLevels()
        meter?.close()
        if (held !== null) stopAllTracks(held)
        held = null
      }
      const emitLevel = (): void => {
        subscriber.next({ kind: 'level', level: meter?.level() ?? 0 })
        stopLevels = clock.wake(addMs(clock.now(), LEVEL_MS), emitLevel)
      }
      const take = async (id: string | null): Promise<void> => {
        requests += 1
        const mine = requests
        try {
          const stream = await driver[kind](id)
          if (mine !== requests || subscriber.closed) return stopAllTracks(stream)
          letGo()
          held = stream
          subscriber.next({ kind: 'opened', stream })
          if (kind === 'camera') return undefined
          meter = driver.meter(stream)
          return emitLevel()
        } catch (error) {
          if (mine !== requests || subscriber.closed) return undefined
          // The chosen device is not connected, so use the default device.
          if (id !== null && mediaFailureOf(error) === 'noDevice') return take(null)
          subscriber.next({ kind: 'ended', fault: mediaFailureOf(error) })
          return subscriber.complete()
        }
      }
      let last: string | null | undefined
      const choices = chosen$.subscribe((chosen) => {
        if (chosen[kind] === last) return
        last = chosen[kind]
        void take(last)
      })
      return () => {
        choices.unsubscribe()
        letGo()
      }
    })

  return {
    devices$: new Observable<readonly Device[]>((subscriber) => {
      const emitDevices = async (): Promise<void> => {
        const all = await driver.devices().catch(() => [])
        if (subscriber.closed) return
        subscriber.next(
          all.flatMap(({ kind, deviceId, label }) =>
            STAND_INS.has(deviceId) || (kind === 'audiooutput' && !driver.canChooseSpeaker)
              ? []
              : { kind: KINDS[kind], id: deviceId, label },
          ),
        )
      }
      void emitDevices()
      return driver.hearDevices(() => {
        void emitDevices()
      })
    }),
    chosen$,
    choose: (kind, id) => {
      if (id === null) settings.remove(keyOf(kind))
      else settings.set(keyOf(kind), id)
      chosen$.next({ ...chosen$.value, [kind]: id })
    },
    permission$: (kind) =>
      new Observable<Permission>((subscriber) =>
        driver.permission(kind, (permission) => {
          subscriber.next(permission)
        }),
      ),
    test,
    soundCheck: () =>
      driver.soundCheck(chosen$.value.speaker).then(
        () => true,
        () => false,
      ),
  }
}
