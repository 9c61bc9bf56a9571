import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Observable, Subscription } from 'rxjs'
import { RtcTown } from '../adapters/webrtc/rtc-town'
import { FakeTrack } from '../support/fake-streams'

/** An event for a browser in a room. A number is a pause in milliseconds. */
type Event =
  | 'enter'
  | 'leave'
  | 'hold'
  | 'letGo'
  | 'speak'
  | 'mute'
  | 'shareScreen'
  | 'shareCamera'
  | 'stopScreen'
  | 'stopCamera'
  | 'offline'
  | 'online'
  | 'cut'
  | 'deviceGone'
  | 'deviceBack'
  | 'kick'
  | 'letBack'
  | 'toAudience'
  | 'toSpeaker'
  | 'slowDevices'
  | 'fastDevices'
  | number

const events: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom<Event>('enter', 'hold', 'speak', 'mute', 'speak', 'letGo') },
    {
      weight: 6,
      arbitrary: fc.constantFrom<Event>(
        'offline',
        'online',
        'cut',
        'deviceGone',
        'deviceBack',
        'toAudience',
        'toSpeaker',
        'kick',
        'letBack',
      ),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Event>(
        'shareScreen',
        'shareCamera',
        'stopScreen',
        'stopCamera',
        'leave',
        'slowDevices',
        'fastDevices',
      ),
    },
    {
      weight: 12,
      arbitrary: fc.oneof(
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 5, max: 400 }),
        fc.integer({ min: 400, max: 40_000 }),
      ),
    },
  ),
  { minLength: 5, maxLength: 60 },
)

type Wish = 'stay' | 'microphone' | 'speech' | 'screen' | 'camera'

class Walk {
  readonly town = new RtcTown()
  readonly ben = this.town.browser('ben')
  readonly ann = this.town.browser('ann')
  readonly wishes = new Map<Wish, Subscription>()
  isOnline = true

  constructor() {
    this.ben.room.enter(this.ben.order).subscribe()
  }

  #begin(wish: Wish): void {
    if (this.wishes.has(wish)) return
    const { room, order } = this.ann
    const streams: Readonly<Record<Wish, () => Observable<unknown>>> = {
      stay: () => room.enter(order),
      microphone: room.microphone,
      speech: room.speak,
      screen: () => room.share('screen'),
      camera: () => room.share('camera'),
    }
    let isOver = false
    const subscription = streams[wish]().subscribe({
      complete: () => {
        isOver = true
        this.wishes.delete(wish)
      },
    })
    if (!isOver) this.wishes.set(wish, subscription)
  }

  #end(wish: Wish): void {
    this.wishes.get(wish)?.unsubscribe()
    this.wishes.delete(wish)
  }

  async take(event: Event): Promise<void> {
    const { town, ann } = this
    switch (event) {
      case 'enter':
        return this.#begin('stay')
      case 'leave':
        return this.#end('stay')
      case 'hold':
        return this.#begin('microphone')
      case 'letGo':
        return this.#end('microphone')
      case 'speak':
        return this.#begin('speech')
      case 'mute':
        return this.#end('speech')
      case 'shareScreen':
        return this.#begin('screen')
      case 'shareCamera':
        return this.#begin('camera')
      case 'stopScreen':
        return this.#end('screen')
      case 'stopCamera':
        return this.#end('camera')
      case 'offline':
        this.isOnline = false
        return ann.weather.offline()
      case 'online':
        this.isOnline = true
        return ann.weather.online()
      case 'cut':
        return ann.weather.cut()
      case 'deviceGone':
        ann.driver.faults.set('microphone', Object.assign(new Error('none'), { name: 'NotFoundError' }))
        return ann.driver.captures.forEach(({ kind, stream }) => {
          const [track] = stream.getTracks()
          if (kind === 'microphone' && track instanceof FakeTrack && track.readyState === 'live') track.end()
        })
      case 'deviceBack':
        ann.driver.faults.clear()
        return undefined
      case 'kick':
        town.gone.add('pass-ann')
        return town.changed()
      case 'letBack':
        town.gone.clear()
        return undefined
      case 'toAudience':
        for (const kind of ['microphone', 'screen', 'camera']) town.refused.add(`ann ${kind}`)
        return town.changed()
      case 'toSpeaker':
        town.refused.clear()
        return town.changed()
      case 'slowDevices':
        ann.driver.giveAfterMs = 700
        return undefined
      case 'fastDevices':
        ann.driver.giveAfterMs = 1
        return undefined
      default:
        return town.time.pass(event)
    }
  }

  /** The kinds of media that this browser sends, by their capture. */
  get sent(): readonly string[] {
    const { captures, sent } = this.ann.driver
    return captures.flatMap(({ kind, stream }) => (stream.getTracks().some((track) => sent.has(track)) ? kind : []))
  }
}

const mayBeSent = ({ wishes }: Walk): readonly string[] =>
  !wishes.has('stay')
    ? []
    : [
        ...(wishes.has('microphone') && wishes.has('speech') ? ['microphone'] : []),
        ...(wishes.has('screen') ? ['screen'] : []),
        ...(wishes.has('camera') ? ['camera'] : []),
      ]
const mayBeHeld = ({ wishes }: Walk): readonly string[] =>
  !wishes.has('stay') ? [] : (['microphone', 'screen', 'camera'] as const).filter((wish) => wishes.has(wish))

it('MIC-7 SHR-5 SPC-6 only requested media is captured and sent, whatever happens to network, devices and role', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (all) => {
      const walk = new Walk()
      await walk.town.time.pass(50)
      for (const event of all) {
        await walk.take(event)
        expect(mayBeSent(walk), `sent after ${event}`).toEqual(expect.arrayContaining([...walk.sent]))
        expect(mayBeHeld(walk), `held after ${event}`).toEqual(expect.arrayContaining([...walk.ann.driver.held]))
      }
      // A member who is in the room, and may and wants to send, must send. Otherwise a silent client would pass.
      for (const event of [
        'online',
        'deviceBack',
        'letBack',
        'toSpeaker',
        'fastDevices',
        40_000,
        'enter',
        5_000,
        'letGo',
        'hold',
        'mute',
        'speak',
        5_000,
      ] as const)
        await walk.take(event)
      expect([...walk.sent]).toContain('microphone')
      await walk.take('leave')
      expect([walk.sent, walk.ann.driver.held]).toEqual([[], []])
    }),
    { numRuns: 150 },
  )
})
