import { describe, expect, it } from 'vitest'
import { made } from '../../../support/builders/made'
import { Xid } from '../../../../src/domain/kernel/ids'
import type { RtcRequest } from '../../../../src/adapters/wire/frames/rtc-frame'
import { CHANNEL, lineTo, RtcTown } from '../../webrtc/rtc-town'

const join = (town: RtcTown, name: string, channelId = CHANNEL) => {
  const line = lineTo(town)
  line.say({ event: 'join', data: { channel_id: channelId, token: `pass-${name}`, peer: `peer-of-${name}` } })
  return line
}
const joinAgain = (town: RtcTown, name: string, browser: number) => {
  const line = lineTo(town)
  const peer = `peer-${browser}-of-${name}`
  line.say({ event: 'join', data: { channel_id: CHANNEL, token: `pass-${name}`, peer } })
  return line
}
const lost = (to: string): RtcRequest => ({
  event: 'signal',
  data: { to, signal: { kind: 'lost', link: 'link-0001' } },
})

describe('Signalling for the media of a room', () => {
  it('a browser with a token of the room is admitted and receives the list of the other browsers in the room', () => {
    const town = new RtcTown()
    const ann = join(town, 'ann')
    const ben = join(town, 'ben')
    expect(ann.heard().map(({ event, data }) => [event, 'peer' in data ? data.peer : null])).toEqual([
      ['joined', null],
      ['peer_joined', 'peer-of-ben'],
    ])
    expect(ben.last()).toMatchObject({
      event: 'joined',
      data: { xid: 'ben', peers: { items: [{ peer: 'peer-of-ann', xid: 'ann', kinds: [] }] } },
    })
  })

  it('one member fills at most two places of a room', () => {
    const town = new RtcTown()
    const lines = [1, 2, 3].map((browser) => joinAgain(town, 'ann', browser))
    expect(lines.map((line) => line.events()[0])).toEqual(['joined', 'joined', 'ended'])
    expect(join(town, 'ben').events()).toEqual(['joined'])
  })

  it('in a full room, a member who may speak takes the place of the last listener, and a listener is refused', () => {
    const town = new RtcTown()
    const listeners = Array.from({ length: 8 }, (_, n) => `listener${n}`)
    for (const name of [...listeners, 'late']) town.refused.add(`${name} camera`)
    const lines = listeners.map((name) => join(town, name))
    expect(join(town, 'late').last()).toEqual({ event: 'ended', data: { reason: 'full' } })
    expect(join(town, 'host').events()[0]).toBe('joined')
    expect(lines.map((line) => line.last()?.event)).toEqual([
      ...Array.from({ length: 7 }, () => 'peer_joined'),
      'ended',
    ])
  })

  it('in a room that speakers fill, a host still finds a place, and further speakers do not', () => {
    const town = new RtcTown()
    town.hosts.add('host')
    const speakers = Array.from({ length: 8 }, (_, n) => join(town, `speaker${n}`))
    expect(join(town, 'speaker9').last()).toEqual({ event: 'ended', data: { reason: 'full' } })
    expect(join(town, 'host').events()[0]).toBe('joined')
    expect(speakers.filter((line) => line.isClosed())).toHaveLength(1)
  })

  it.each([
    [
      'an invalid room token',
      (town: RtcTown) => {
        town.gone.add('pass-ann')
      },
      CHANNEL,
    ],
    ['the token of another room', () => undefined, 'room-2'],
  ])('a browser with %s is refused and disconnected from signalling', (_what, prepare, channelId) => {
    const town = new RtcTown()
    prepare(town)
    const ann = join(town, 'ann', channelId)
    expect(ann.last()).toEqual({ event: 'ended', data: { reason: 'refused' } })
    expect(ann.isClosed()).toBe(true)
  })

  it('a browser that joins with the peer id of another person’s browser is refused', () => {
    const town = new RtcTown()
    join(town, 'ann')
    const ben = lineTo(town)
    ben.say({ event: 'join', data: { channel_id: CHANNEL, token: 'pass-ben', peer: 'peer-of-ann' } })
    expect(ben.last()).toEqual({ event: 'ended', data: { reason: 'refused' } })
  })

  it('signalling admits eight browsers to a room, and a ninth browser only after another browser has left', () => {
    const town = new RtcTown()
    const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => join(town, name))
    expect(lines.map((line) => line.events()[0])).toEqual([...Array.from({ length: 8 }, () => 'joined'), 'ended'])
    lines[0]?.say({ event: 'leave', data: {} })
    expect(join(town, 'i').events()[0]).toBe('joined')
  })

  it('a signal is delivered to another browser only while the sender and the receiver are in the room', () => {
    const town = new RtcTown()
    const [ann, ben] = [join(town, 'ann'), join(town, 'ben')]
    const stranger = lineTo(town)
    ann.say(lost('peer-of-ben'))
    expect(ben.last()).toEqual({
      event: 'signal',
      data: { from: 'peer-of-ann', signal: { kind: 'lost', link: 'link-0001' } },
    })
    const heard = [ann.heard().length, ben.heard().length]
    stranger.say(lost('peer-of-ben'))
    ann.say(lost('peer-of-ann'))
    ann.say(lost('peer-of-zoe'))
    expect([ann.heard().length, ben.heard().length]).toEqual(heard)
    ann.say({ event: 'leave', data: {} })
    ann.say(lost('peer-of-ben'))
    expect(ben.events().at(-1)).toBe('peer_left')
  })

  it.each([
    ['invalid JSON', 'not json'],
    ['an unknown event', JSON.stringify({ event: 'shout', data: {} })],
    ['a binary frame', null],
    [
      'a frame over 64 kB',
      JSON.stringify({
        event: 'signal',
        data: {
          to: 'peer-of-ben',
          signal: {
            kind: 'description',
            link: 'link-0001',
            is_first: true,
            description: { type: 'offer', sdp: 'x'.repeat(66_000) },
          },
        },
      }),
    ],
    [
      'a description of an unknown type',
      JSON.stringify({
        event: 'signal',
        data: {
          to: 'peer-of-ben',
          signal: { kind: 'description', link: 'link-0001', is_first: true, description: { type: 'demand', sdp: '' } },
        },
      }),
    ],
    ['a track kind named twice', JSON.stringify({ event: 'send', data: { kinds: ['microphone', 'microphone'] } })],
    [
      'a __proto__ key',
      '{"event":"signal","data":{"__proto__":{"to":"peer-of-ben"},"signal":{"kind":"lost","link":"link-0001"}}}',
    ],
  ])('signalling ignores %s', (_what, text) => {
    const town = new RtcTown()
    const [ann, ben] = [join(town, 'ann'), join(town, 'ben')]
    const heard = [ann.heard().length, ben.heard().length]
    ann.sayText(text)
    expect([ann.heard().length, ben.heard().length]).toEqual(heard)
    expect(ann.isClosed()).toBe(false)
  })

  it('signalling closes a connection that sends too many frames at once', () => {
    const town = new RtcTown()
    const ann = join(town, 'ann')
    for (let said = 0; said < 1_000; said += 1) ann.say({ event: 'ping', data: {} })
    expect(ann.isClosed()).toBe(true)
  })

  it('signalling refuses a track that a browser may not send, and revokes a track when the permission is lost', () => {
    const town = new RtcTown()
    const [ann, ben] = [join(town, 'ann'), join(town, 'ben')]
    town.refused.add('ann screen')
    ann.say({ event: 'send', data: { kinds: ['microphone', 'screen'] } })
    expect(ann.heard().slice(-2)).toEqual([
      { event: 'refused', data: { kind: 'screen' } },
      { event: 'sends', data: { peer: 'peer-of-ann', kinds: ['microphone'] } },
    ])
    expect(ben.last()).toEqual({ event: 'sends', data: { peer: 'peer-of-ann', kinds: ['microphone'] } })
    town.refused.add('ann microphone')
    town.changed()
    expect(ann.heard().slice(-2)).toEqual([
      { event: 'refused', data: { kind: 'microphone' } },
      { event: 'sends', data: { peer: 'peer-of-ann', kinds: [] } },
    ])
    expect(ben.last()).toEqual({ event: 'sends', data: { peer: 'peer-of-ann', kinds: [] } })
  })

  it('when a person loses the seat in a room, signalling disconnects the person’s browser and notifies the other browsers', () => {
    const town = new RtcTown()
    const [ann, ben] = [join(town, 'ann'), join(town, 'ben')]
    town.gone.add('pass-ann')
    town.changed()
    expect(ann.last()).toEqual({ event: 'ended', data: { reason: 'refused' } })
    expect(ann.isClosed()).toBe(true)
    expect(ben.last()).toEqual({ event: 'peer_left', data: { peer: 'peer-of-ann' } })
    ann.say(lost('peer-of-ben'))
    expect(ben.events().at(-1)).toBe('peer_left')
  })

  it('a browser that reconnects within a few seconds is not announced to the other browsers as left or joined', async () => {
    const town = new RtcTown()
    const [ann, ben] = [join(town, 'ann'), join(town, 'ben')]
    ann.say({ event: 'send', data: { kinds: ['microphone'] } })
    ann.drop()
    await town.time.pass(3_000)
    expect(ben.events()).not.toContain('peer_left')
    const back = join(town, 'ann')
    await town.time.pass(20_000)
    expect(ben.events().filter((event) => event === 'peer_joined' || event === 'peer_left')).toEqual([])
    back.drop()
    await town.time.pass(9_000)
    expect(ben.last()).toEqual({ event: 'peer_left', data: { peer: 'peer-of-ann' } })
  })

  it('signalling sends a browser the list of simulated voices when the browser joins and when the list changes', () => {
    const town = new RtcTown()
    town.voices = [made(Xid, 'vera')]
    const ann = join(town, 'ann')
    expect(ann.last()).toMatchObject({ event: 'joined', data: { voices: { items: ['vera'] } } })
    town.voices = []
    town.changed()
    expect(ann.last()).toMatchObject({ event: 'voices', data: { voices: { items: [] } } })
  })
})
