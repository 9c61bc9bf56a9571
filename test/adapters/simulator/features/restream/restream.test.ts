import { describe, expect, it } from 'vitest'
import {
  feature,
  restreamSlice,
  runningIn,
  entriesOfHost,
  type RestreamInput,
} from '../../../../../src/adapters/simulator/state/features/restream/feature'
import { channelOf } from '../../../../../src/adapters/simulator/state/seed/spaces'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { personBy, START, townOf } from '../../state/town'

const town = townOf(1)
const [ada, ben] = [personBy(town, 'ada@loop.example'), personBy(town, 'ben@loop.example')]
const square = channelOf('10000001', 1)
const host = town.spaces[square]?.hostXids[0] ?? ada
const seated = applyInput(town, { type: 'SpaceJoined', at: START, xid: host, channelId: square, token: 't' }).world
const after = (world: ServerState, ...inputs: readonly RestreamInput[]): ServerState =>
  inputs.reduce((acc, input) => feature.step(acc, input).world, world)
const words = (world: ServerState, input: RestreamInput) =>
  feature.step(world, input).outputs.map((output) => (output.type === 'Refused' ? output.words : output.type))

const add = (more: Partial<Extract<RestreamInput, { type: 'restream/Added' }>> = {}): RestreamInput => ({
  type: 'restream/Added',
  at: START,
  xid: host,
  id: 'e1',
  platform: 'twitch',
  name: 'Main',
  address: '  rtmp://a.example/live',
  key: 'live_1234_secret',
  ...more,
})
const token = (xid = host, channelId: string = square): RestreamInput => ({
  type: 'restream/TokenGiven',
  at: START,
  xid,
  channelId,
  token: `token-of-${xid}`,
})
const start = (xid = host): RestreamInput => ({
  type: 'restream/PushStarted',
  at: START,
  xid,
  channelId: square,
  entryId: 'e1',
  token: `token-of-${xid}`,
  session: 's1',
})
const stop = (xid = host, session = 's1'): RestreamInput => ({
  type: 'restream/PushStopped',
  at: addMs(START, 60_000),
  xid,
  channelId: square,
  session,
})
const ready = after(seated, add(), token())

describe('Restream targets on the simulated server', () => {
  it('R3-302 a restream target without a URL or stream key, or with an unsupported protocol, is refused with a text from the spec', () => {
    expect(
      [add({ address: ' ' }), add({ key: '' }), add({ address: 'http://a.example' })].map((input) =>
        words(seated, input),
      ),
    ).toEqual([
      ['message.rtmp:address:required'],
      ['message.rtmp:streamKey:required'],
      ['message.rtmp:address:protocol:unsupported'],
    ])
  })

  it('a person has at most one restream target per platform, which other people can neither see nor remove', () => {
    const world = after(seated, add())
    expect(entriesOfHost(world, host)).toMatchObject([{ address: 'rtmp://a.example/live', platform: 'twitch' }])
    expect(entriesOfHost(world, ben)).toEqual([])
    expect(words(world, add({ id: 'e2' }))).toEqual(['There is an entry for this platform already'])
    expect(words(world, { type: 'restream/Removed', at: START, xid: ben, id: 'e1' })).toEqual([
      'There is no such entry',
    ])
  })
})

describe('Restreaming on the simulated server', () => {
  it('a restream needs a host who is in the live room, a token of that room and a restream target of the host', () => {
    expect(words(town, token(ben))).toEqual(['Only a host who is in the space can restream it'])
    expect(words(after(seated, add()), start())).toEqual(['This token is not for this space'])
    expect(
      words(ready, {
        type: 'restream/PushStarted',
        at: START,
        xid: host,
        channelId: square,
        entryId: 'e9',
        token: `token-of-${host}`,
        session: 's1',
      }),
    ).toEqual(['There is no such entry'])
    expect(words(ready, start())).toEqual(['Done'])
  })

  it('while a restream runs, its used token, a second restream in the room and the removal of its target are refused', () => {
    const pushing = after(ready, start())
    expect(words(pushing, start())).toEqual(['This token is not for this space'])
    expect(words(after(pushing, token()), start())).toEqual(['A live stream is in process'])
    expect(words(pushing, { type: 'restream/Removed', at: START, xid: host, id: 'e1' })).toEqual([
      'A live stream is in process. Stop it first.',
    ])
  })

  it('only a host can stop a running restream, which is then recorded with its start and its end', () => {
    const stopped = after(ready, start(), stop())
    expect(restreamSlice.of(stopped).received).toEqual([
      { platform: 'twitch', channelId: square, since: START, until: addMs(START, 60_000) },
    ])
    expect([runningIn(stopped, square), words(stopped, stop())]).toEqual([null, ['Done']])
    expect(words(after(ready, start()), stop(ben))).toEqual(['Only a host can stop it'])
    expect(runningIn(after(ready, start(), stop(host, 'other')), square)?.session).toBe('s1')
  })

  it('RST-2 a restream ends when the room ends or the host leaves the room, even if nobody stops the restream', () => {
    const pushing = after(ready, start())
    expect(runningIn(pushing, square)?.session).toBe('s1')
    expect(
      runningIn(applyInput(pushing, { type: 'SpaceClosed', at: START, xid: host, channelId: square }).world, square),
    ).toBeNull()
    expect(
      runningIn(applyInput(pushing, { type: 'SpaceLeft', at: START, xid: host, channelId: square }).world, square),
    ).toBeNull()
  })
})
