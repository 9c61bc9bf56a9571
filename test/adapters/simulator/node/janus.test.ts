import { afterEach, describe, expect, it, vi } from 'vitest'
import { Subscription } from 'rxjs'
import { makeJanusForwarder } from '../../../../src/adapters/simulator/node/janus/janus-forwarder'
import { findJanus, makeJanusProcess } from '../../../../src/adapters/simulator/node/janus/janus-process'
import { nodeClock, nodeRandom } from '../../../../src/adapters/simulator/node/node-drivers'
import type { Remote } from '../../../../src/application/ports/media-room'
import { FakeStream } from '../../../support/fake-streams'
import { WeriftMedia } from '../../../support/werift-media'
import { RtcTown } from '../../webrtc/rtc-town'

const janus = findJanus()
const PATIENT = { timeout: 20_000, interval: 20 }

/** A member of a room with a browser whose connections are real. */
class Person {
  readonly media
  readonly browser
  remotes: readonly Remote[] = []
  readonly news: string[] = []
  readonly #subscriptions = new Subscription()

  constructor(
    town: RtcTown,
    readonly name: string,
  ) {
    this.media = new WeriftMedia(name)
    this.browser = town.browserWith(name, this.media)
    this.browser.room.remotes$.subscribe((remotes) => {
      this.remotes = remotes
    })
  }

  enter(): void {
    this.#subscriptions.add(
      this.browser.room.enter(this.browser.order).subscribe(({ kind }) => {
        this.news.push(kind)
      }),
    )
  }
  speak(): void {
    this.#subscriptions.add(this.browser.room.microphone().subscribe())
    this.#subscriptions.add(this.browser.room.speak().subscribe())
  }
  share(): void {
    this.#subscriptions.add(this.browser.room.share('screen').subscribe())
  }
  joined(): Promise<boolean> {
    return vi.waitUntil(() => this.news.includes('joined'), PATIENT)
  }

  /** The people whose packets have arrived since `at`, whether or not the product shows their tracks. */
  heardSince(at: number): readonly string[] {
    const heard = this.media.received.flatMap(({ last }) => (last !== null && last.at > at ? last.words : []))
    return [...new Set(heard)].sort()
  }
  /** Resolves when packets of exactly these people arrive. */
  hears(names: readonly string[]): Promise<boolean> {
    const begun = performance.now()
    return vi.waitUntil(() => this.heardSince(begun).join() === names.join(), PATIENT)
  }

  /** Resolves when nothing has arrived for a second. */
  hearsNothing(): Promise<boolean> {
    return vi.waitUntil(() => this.heardSince(performance.now() - 1_000).length === 0, PATIENT)
  }

  end(): void {
    this.#subscriptions.unsubscribe()
    this.media.end()
  }
}

const kindsIn = (stream: object): readonly string[] =>
  stream instanceof FakeStream
    ? stream
        .getTracks()
        .map(({ kind }) => kind)
        .sort()
    : []

describe.skipIf(janus === null)('A room whose media Janus forwards', () => {
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })

  const opened = async () => {
    const own = makeJanusProcess({ file: janus ?? '', isLocal: true, random: nodeRandom })
    const said: string[] = []
    const forwarder = makeJanusForwarder({
      clock: nodeClock,
      random: nodeRandom,
      start: own.start,
      say: (line) => said.push(line),
      failed: (error) => said.push(String(error)),
    })
    ends.push(() => {
      forwarder.stop()
      own.stop()
    })
    const town = new RtcTown({ clock: nodeClock, forwarder, meshLimit: 1 })
    forwarder.prepare()
    await vi.waitUntil(() => forwarder.isReady(), PATIENT)
    const person = async (name: string, isStubborn = false): Promise<Person> => {
      const made = new Person(town, name)
      made.media.isStubborn = isStubborn
      ends.push(() => {
        made.end()
      })
      made.enter()
      await made.joined()
      return made
    }
    return { town, own, said, person }
  }

  it('R4-811: a listener hears every speaker over one connection', async () => {
    const { person, said } = await opened()
    const ann = await person('ann')
    const cleo = await person('cleo')
    const ben = await person('ben')
    ann.speak()
    ben.speak()
    expect(await cleo.hears(['ann', 'ben'])).toBe(true)
    expect(await ann.hears(['ben'])).toBe(true)
    expect(cleo.media.real).toHaveLength(1)
    expect(said).toEqual([])
  })
  it('R4-811: a shared screen reaches the others with its pictures and its sound', async () => {
    const { person } = await opened()
    const ann = await person('ann')
    const ben = await person('ben')
    ann.share()
    expect(await ben.hears(['ann'])).toBe(true)
    expect(ben.remotes.map(({ xid, kind, stream }) => [xid, kind, kindsIn(stream)])).toEqual([
      ['ann', 'screen', ['audio', 'video']],
    ])
  })

  it('R4-812: Janus drops the sound of a member who may no longer speak, even if the browser goes on sending', async () => {
    const { person, town } = await opened()
    const ann = await person('ann', true)
    const ben = await person('ben')
    ann.speak()
    expect(await ben.hears(['ann'])).toBe(true)
    town.refused.add('ann microphone')
    town.changed()
    expect(await ben.hearsNothing()).toBe(true)
    expect(ann.media.real.map(({ connectionState }) => connectionState)).toContain('connected')
    town.refused.delete('ann microphone')
    town.changed()
    ann.speak()
    expect(await ben.hears(['ann'])).toBe(true)
  })

  it('R4-812: a removed member hears nothing more, even if the browser keeps its connection', async () => {
    const { person, town } = await opened()
    const ann = await person('ann')
    const ben = await person('ben', true)
    const cleo = await person('cleo')
    ann.speak()
    expect(await ben.hears(['ann'])).toBe(true)
    town.gone.add('pass-ben')
    town.changed()
    expect(await ben.hearsNothing()).toBe(true)
    expect(await cleo.hears(['ann'])).toBe(true)
  })

  it('R4-813: when Janus is killed, it is started again, and the speakers are heard without any action', async () => {
    const { person, own, said } = await opened()
    const ann = await person('ann')
    const ben = await person('ben')
    ann.speak()
    expect(await ben.hears(['ann'])).toBe(true)
    own.stop()
    await vi.waitUntil(() => said.length > 0, PATIENT)
    expect(said).toEqual([expect.stringContaining('The connection to Janus ended')])
    expect(await ben.hears(['ann'])).toBe(true)
    expect(ben.news).toEqual(['joined'])
  })
})
