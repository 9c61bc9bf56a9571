import { describe, expect, it } from 'vitest'
import type { MediaRoom, Quality, Remote } from '../../../src/application/ports/media-room'
import { FORWARDED_LIMIT, MESH_LIMIT } from '../../../src/adapters/wire/frames/rtc-frame'
import { factsFrom } from '../../contracts/contract-subject'
import { makeFakeForwarder } from '../../support/fake-forwarder'
import { lineTo, RtcTown } from './rtc-town'

const SECOND = 1_000

const townWith = (options: { readonly meshLimit?: number } = {}) => {
  const forwarder = makeFakeForwarder(() => town.net)
  const town: RtcTown = new RtcTown({ forwarder, ...options })
  const person = async (name: string) => {
    const browser = town.browser(name)
    const stay = factsFrom(browser.room.enter(browser.order), (ms) => town.time.pass(ms))
    await town.time.pass(SECOND)
    return { ...browser, stay }
  }
  const speak = async ({ room }: { readonly room: MediaRoom }) => {
    room.microphone().subscribe()
    await town.time.pass(SECOND)
    const speech = room.speak().subscribe()
    await town.time.pass(SECOND)
    return speech
  }
  return { town, forwarder, person, speak }
}

const heardBy = ({ room }: { readonly room: MediaRoom }): readonly string[] => {
  let heard: readonly Remote[] = []
  room.remotes$.subscribe((remotes) => {
    heard = remotes
  })
  return heard.map(({ xid, kind }) => `${xid} ${kind}`).sort()
}

const join = (town: RtcTown, name: string) => {
  const line = lineTo(town)
  line.say({ event: 'join', data: { channel_id: 'room-1', token: `pass-${name}`, peer: `peer-of-${name}` } })
  return line
}

describe('A room whose media is forwarded', () => {
  it('R4-811: a full mesh moves to the forwarding server when a ninth browser joins, and its speaker is heard by all', async () => {
    const { forwarder, person, speak } = townWith()
    const speaker = await person('speaker')
    await speak(speaker)
    const listeners = []
    for (let nth = 1; nth < MESH_LIMIT; nth += 1) listeners.push(await person(`listener${nth}`))
    expect(forwarder.rooms).toHaveLength(0)
    listeners.push(await person('ninth'))
    expect(forwarder.rooms).toHaveLength(1)
    expect(listeners.map(heardBy)).toEqual(listeners.map(() => ['speaker microphone']))
    expect([...speaker.driver.sent].map(({ label }) => label)).toEqual(['Microphone'])
    expect(speaker.stay.heard).toEqual([{ kind: 'joined' }])
    // One connection to the forwarding server is left of those to each listener.
    const open = speaker.driver.connections.filter(({ connectionState }) => connectionState !== 'closed')
    expect(open.map(({ connectionState }) => connectionState)).toEqual(['connected'])
  })

  it('R4-814: while no forwarding server is ready, the ninth browser is refused, and the room stays a mesh', async () => {
    const { forwarder, person } = townWith()
    forwarder.isUp = false
    for (let nth = 0; nth < MESH_LIMIT; nth += 1) await person(`member${nth}`)
    const ninth = await person('ninth')
    expect(ninth.stay.heard).toEqual([{ kind: 'ended', fault: 'full' }])
    expect(forwarder.rooms).toHaveLength(0)
  })

  it('R4-814: only hosts are told that all places are taken, and that a place is free again', () => {
    const { town, forwarder } = townWith({ meshLimit: 3 })
    forwarder.isUp = false
    town.hosts.add('host')
    const [host, ben, cleo] = ['host', 'ben', 'cleo'].map((name) => join(town, name))
    expect(host?.last()).toEqual({ event: 'seats', data: { taken: 3, limit: 3 } })
    cleo?.say({ event: 'leave', data: {} })
    expect(host?.last()).toEqual({ event: 'seats', data: { taken: 2, limit: 3 } })
    expect([ben, cleo].flatMap((line) => line?.events() ?? [])).not.toContain('seats')
  })

  it('while a forwarding server is ready, a full mesh is no full room', async () => {
    const { town, person } = townWith({ meshLimit: 1 })
    town.hosts.add('host')
    const host = join(town, 'host')
    await person('ben')
    expect(host.events()).not.toContain('seats')
  })

  it('a browser learns only of browsers that send or have sent', () => {
    const { town } = townWith({ meshLimit: 1 })
    const ann = join(town, 'ann')
    const ben = join(town, 'ben')
    const cleo = join(town, 'cleo')
    expect([ann, ben, cleo].map((line) => line.events().includes('peer_joined'))).toEqual([false, false, false])
    ben.say({ event: 'send', data: { kinds: ['microphone'] } })
    expect(cleo.heard().slice(1)).toEqual([
      { event: 'peer_joined', data: { peer: 'peer-of-ben', xid: 'ben' } },
      { event: 'sends', data: { peer: 'peer-of-ben', kinds: ['microphone'] } },
    ])
    cleo.say({ event: 'leave', data: {} })
    expect(ann.events()).not.toContain('peer_left')
    ben.say({ event: 'leave', data: {} })
    expect(ann.last()).toEqual({ event: 'peer_left', data: { peer: 'peer-of-ben' } })
  })

  it('R4-814: a forwarded room holds 200 browsers, and a further listener is refused', () => {
    const { town } = townWith({ meshLimit: 1 })
    for (let nth = 0; nth <= FORWARDED_LIMIT; nth += 1) town.refused.add(`member${nth} camera`)
    for (let nth = 0; nth < FORWARDED_LIMIT; nth += 1) expect(join(town, `member${nth}`).events()[0]).toBe('joined')
    expect(join(town, `member${FORWARDED_LIMIT}`).last()).toEqual({ event: 'ended', data: { reason: 'full' } })
  })

  it('R4-812: the forwarding server learns at once who may no longer send, and who has left', async () => {
    const { town, forwarder, person, speak } = townWith({ meshLimit: 1 })
    const ann = await person('ann')
    await person('ben')
    await speak(ann)
    const [room] = forwarder.rooms
    expect([...(room?.allowed.values() ?? [])]).toContainEqual(['microphone'])
    town.refused.add('ann microphone')
    town.changed()
    expect([...(room?.allowed.values() ?? [])].flat()).toEqual([])
    expect(room?.receivers.size).toBe(2)
    town.gone.add('pass-ben')
    town.changed()
    expect(room?.receivers.size).toBe(1)
  })

  it('R4-813: after a restart of the forwarding server every browser connects anew, and the speaker is heard again', async () => {
    const { town, forwarder, person, speak } = townWith({ meshLimit: 1 })
    const ann = await person('ann')
    const ben = await person('ben')
    await speak(ann)
    expect(heardBy(ben)).toEqual(['ann microphone'])
    forwarder.rooms[0]?.restart()
    expect(ann.driver.sent.size).toBe(0)
    await town.time.pass(SECOND)
    expect(heardBy(ben)).toEqual(['ann microphone'])
    expect(ann.driver.sent.size).toBe(1)
    expect(ann.stay.heard).toEqual([{ kind: 'joined' }])
  })

  it('R4-813: a connection that fails is replaced after a second, in both directions', async () => {
    const { town, person, speak } = townWith({ meshLimit: 1 })
    const ann = await person('ann')
    const ben = await person('ben')
    await speak(ann)
    for (const { driver } of [ann, ben]) driver.connections.at(-1)?.become('failed')
    expect(ann.driver.sent.size).toBe(0)
    await town.time.pass(2 * SECOND)
    expect(ann.driver.sent.size).toBe(1)
    expect(heardBy(ben)).toEqual(['ann microphone'])
    expect(ben.driver.connections.at(-1)?.connectionState).toBe('connected')
  })

  it('each speaker and the listener have the quality of the connection that receives', async () => {
    const { town, person, speak } = townWith({ meshLimit: 1 })
    const ann = await person('ann')
    const ben = await person('ben')
    await speak(ann)
    let quality: ReadonlyMap<string, Quality> = new Map()
    ben.room.quality$.subscribe((next) => {
      quality = next
    })
    await town.time.pass(SECOND)
    expect([...quality]).toEqual([
      ['ann', 'good'],
      ['ben', 'good'],
    ])
  })
})
