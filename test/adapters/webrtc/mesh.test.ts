import * as fc from 'fast-check'
import { Subscription } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Remote } from '../../../src/application/ports/media-room'
import { Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { FakeTrack } from '../../support/fake-streams'
import { factsFrom } from '../../contracts/contract-subject'
import { RtcTown } from './rtc-town'

const NAMES = ['ann', 'ben', 'cleo', 'dan'] as const
type Name = (typeof NAMES)[number]

/** A member of a room, with the actions and the reports of the member's browser. */
class Person {
  readonly browser
  remotes: readonly Remote[] = []
  stay: Subscription | null = null
  microphone: Subscription | null = null

  constructor(
    town: RtcTown,
    readonly name: Name,
  ) {
    this.browser = town.browser(name)
    this.browser.room.remotes$.subscribe((remotes) => {
      this.remotes = remotes
    })
  }

  enter(): void {
    this.stay ??= this.browser.room.enter(this.browser.order).subscribe({
      complete: () => {
        this.stay = null
      },
    })
  }
  leave(): void {
    this.stay?.unsubscribe()
    this.stay = null
    this.hush()
  }
  speak(): void {
    if (this.microphone !== null || this.stay === null) return
    const both = new Subscription()
    this.microphone = both
    both.add(
      this.browser.room.microphone().subscribe({
        complete: () => {
          this.hush()
        },
      }),
    )
    both.add(this.browser.room.speak().subscribe())
  }
  hush(): void {
    this.microphone?.unsubscribe()
    this.microphone = null
  }

  /** The microphones that the browser reports to receive. */
  get hears(): readonly string[] {
    return this.remotes
      .filter(({ kind }) => kind === 'microphone')
      .map(({ xid }) => xid)
      .sort()
  }
}

class Company {
  readonly town = new RtcTown()
  readonly people = NAMES.map((name) => new Person(this.town, name))

  get speakers(): readonly Person[] {
    return this.people.filter(({ stay, microphone }) => stay !== null && microphone !== null)
  }

  /** The microphones that actually reach that browser over connected links. */
  reaching(person: Person): readonly string[] {
    return this.people
      .filter(
        (other) =>
          other !== person &&
          other.browser.driver.connections.some(
            (connection) =>
              connection.sent.some((track) => track.kind === 'audio') &&
              person.browser.driver.connections.some(
                (end) => end.name === connection.other && end.connectionState === 'connected',
              ),
          ),
      )
      .map(({ name }) => name)
      .sort()
  }
}

type Step = readonly [Name, 'enter' | 'leave' | 'speak' | 'hush' | 'offline' | 'online' | 'cut'] | 'restart' | number

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom('enter' as const, 'speak' as const, 'hush' as const, 'enter' as const),
      ),
    },
    {
      weight: 4,
      arbitrary: fc.tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom('leave' as const, 'offline' as const, 'online' as const, 'cut' as const),
      ),
    },
    { weight: 1, arbitrary: fc.constant('restart' as const) },
    {
      weight: 8,
      arbitrary: fc.oneof(
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 8, max: 600 }),
        fc.integer({ min: 600, max: 12_000 }),
      ),
    },
  ),
  { minLength: 4, maxLength: 40 },
)

describe('The browsers in a room', () => {
  it('after any sequence of joins, leaves, cuts and server restarts, each browser in a room receives exactly the speakers', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const company = new Company()
        for (const step of all) {
          if (typeof step === 'number') await company.town.time.pass(step)
          else if (step === 'restart') company.town.restart()
          else {
            const person = company.people.find(({ name }) => name === step[0])
            if (step[1] === 'offline' || step[1] === 'online' || step[1] === 'cut') person?.browser.weather[step[1]]()
            else person?.[step[1]]()
          }
        }
        for (const { browser } of company.people) browser.weather.online()
        await company.town.time.pass(60_000)
        for (const person of company.people.filter(({ stay }) => stay !== null)) {
          const others = company.speakers
            .filter((speaker) => speaker !== person)
            .map(({ name }) => name)
            .sort()
          expect([person.name, person.hears], 'as the browser reports').toEqual([person.name, others])
          expect([person.name, company.reaching(person)], 'as the tracks arrive').toEqual([person.name, others])
        }
        for (const person of company.people.filter(({ stay }) => stay === null)) expect(person.remotes).toEqual([])
      }),
      {
        numRuns: 120,
        examples: [
          // Both browsers sent an offer, and one offer was lost while its receiver was disconnected.
          [[['ann', 'enter'], 600, ['ann', 'offline'], ['ben', 'enter'], ['ben', 'online'], 600, ['ann', 'speak']]],
          // A member stopped speaking just before the server restarted, so the new server did not know that.
          [
            [
              ['ben', 'enter'],
              ['ann', 'enter'],
              0,
              ['ann', 'speak'],
              600,
              ['ann', 'hush'],
              'restart',
              ['ann', 'enter'],
              600,
            ],
          ],
          // A cut lost a member's answer to an offer. The other browser did not expect that member's next offer.
          [[['ann', 'enter'], ['dan', 'enter'], 1, ['ann', 'speak'], ['ann', 'enter'], ['ann', 'offline'], 0, 8]],
        ],
      },
    )
  })

  it('any two browsers in a room have one connection, which closes when either browser leaves', async () => {
    const { town, people } = new Company()
    for (const person of people) person.enter()
    await town.time.pass(500)
    expect(town.net.connections.size).toBe(NAMES.length * (NAMES.length - 1))
    people[0]?.leave()
    await town.time.pass(500)
    expect(town.net.connections.size).toBe((NAMES.length - 1) * (NAMES.length - 2))
  })

  it('a page in a room that unloads releases the microphone without an event that the microphone has ended', async () => {
    const town = new RtcTown()
    const { driver, room, order } = town.browser('ann')
    const pass = (ms: number) => town.time.pass(ms)
    await factsFrom(room.enter(order), pass).until(({ length }) => length === 1)
    const microphone = factsFrom(room.microphone(), pass)
    await microphone.until(({ length }) => length === 1)
    driver.leavePage()
    await pass(500)
    expect([driver.held, microphone.heard.map(({ kind }) => kind)]).toEqual([[], ['opened']])
  })

  it('a broken connection between two browsers in a room is restarted', async () => {
    const {
      town,
      people: [ann, ben],
    } = new Company()
    ann?.enter()
    ben?.enter()
    await town.time.pass(500)
    const [connection] = ann?.browser.driver.connections ?? []
    connection?.become('failed')
    await town.time.pass(2_000)
    expect(connection?.restarts).toBe(1)
    expect(connection?.connectionState).toBe('connected')
  })

  it('SHR-4 R2-334 a shared screen of 2160 lines is sent with 1080 lines, and with a lower bitrate to each of several viewers', async () => {
    const {
      town,
      people: [ann, ...others],
    } = new Company()
    ann?.enter()
    others[0]?.enter()
    await town.time.pass(500)
    ann?.browser.room.share('screen').subscribe()
    await town.time.pass(100)
    const encodings = () =>
      ann?.browser.driver.connections.map(({ transceivers }) => transceivers[2]?.parameters.encodings[0])
    expect(encodings()).toEqual([{ maxBitrate: 4_000_000, maxFramerate: 30, scaleResolutionDownBy: 2 }])
    for (const other of others) other.enter()
    await town.time.pass(500)
    expect(encodings()).toEqual(
      Array.from({ length: 3 }, () => ({ maxBitrate: 2_666_667, maxFramerate: 30, scaleResolutionDownBy: 2 })),
    )
  })

  it('a browser in a room receives no sound that another browser sends without permission of the server', async () => {
    const {
      town,
      people: [ann, ben],
    } = new Company()
    ann?.enter()
    ben?.enter()
    await town.time.pass(500)
    for (const { sender } of ben?.browser.driver.connections[0]?.transceivers ?? [])
      void sender.replaceTrack(new FakeTrack('audio', 'smuggled'))
    await town.time.pass(500)
    expect([...(ben?.browser.driver.sent ?? [])]).not.toEqual([])
    expect(ann?.remotes).toEqual([])
  })

  it('when the microphone of a speaker in a room ends, the browser opens another microphone and sends its sound', async () => {
    const {
      town,
      people: [ann, ben],
    } = new Company()
    ann?.enter()
    ben?.enter()
    await town.time.pass(500)
    ann?.speak()
    await town.time.pass(100)
    const [first] = ann?.browser.driver.captures ?? []
    const [track] = first?.stream.getTracks() ?? []
    if (track instanceof FakeTrack) track.end()
    await town.time.pass(100)
    expect(ann?.browser.driver.captures.map(({ stream }) => stream.active)).toEqual([false, true])
    expect([...(ann?.browser.driver.sent ?? [])]).toEqual(ann?.browser.driver.captures[1]?.stream.getTracks())
  })

  it('a browser in a room with two simulated members receives at most one simulated speaker at a time', async () => {
    const {
      town,
      people: [ann],
    } = new Company()
    town.voices = [made(Xid, 'vera'), made(Xid, 'zoe')]
    ann?.enter()
    await town.time.pass(100)
    const levels = ann === undefined ? null : factsFrom(ann.browser.room.levels$, (ms) => town.time.pass(ms))
    const played = new Set<string>()
    for (let turns = 0; turns < 8; turns += 1) {
      await town.time.pass(4_000)
      played.add(ann?.remotes.map(({ xid, kind }) => `${xid} by ${kind}`).join(' and ') ?? 'nothing')
      expect(ann?.browser.driver.voices).toEqual(ann?.remotes.map(({ xid }) => xid))
    }
    // Silence is not played, because each player costs the browser a thread.
    expect([...played].sort()).toEqual(['', 'vera by microphone', 'zoe by microphone'])
    const speaking = new Set(
      levels?.heard.map((all) =>
        [...all]
          .filter(([, level]) => level > 0)
          .map(([xid]) => xid)
          .join(' and '),
      ),
    )
    expect([...speaking].sort()).toEqual(['', 'vera', 'zoe'])
    town.voices = []
    town.changed()
    await town.time.pass(10)
    expect([ann?.remotes, ann?.browser.driver.voices]).toEqual([[], []])
  })

  it('the browsers in a room keep their connections when the server restarts', async () => {
    const { town, people } = new Company()
    for (const person of people) person.enter()
    await town.time.pass(500)
    people[1]?.speak()
    await town.time.pass(100)
    const before = [...town.net.connections.keys()]
    town.restart()
    await town.time.pass(10_000)
    expect([...town.net.connections.keys()]).toEqual(before)
    expect(people.map(({ hears }) => hears)).toEqual([['ben'], [], ['ben'], ['ben']])
  })
})
