import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import type { NewStreamTarget, Restreams } from '../../../src/application/features/restream/ports'
import { restreamImplementation } from '../../../src/application/features/restream/restream'
import { Secret } from '../../../src/application/ports/browser/vault'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { ChannelId } from '../../../src/domain/kernel/ids'
import type { ServerRestream, StreamTarget } from '../../../src/domain/restream'
import { made } from '../../support/builders/made'
import { begunFeature } from '../support/begun-feature'

const channelId = made(ChannelId, '5bace001-0000-4000-8000-000010000001')
const push: ServerRestream = { session: 's-1', entryId: 'e-1', platform: 'youtube' }
const entry: StreamTarget = {
  id: 'e-1',
  platform: 'youtube',
  name: 'Ours',
  address: 'rtmp://live.example/app',
  maskedKey: '••••',
}
const form = { platform: 'youtube', name: 'Ours', address: entry.address } as const

const feature = (over: Partial<Restreams> = {}) => {
  const calls: string[] = []
  const called = <A>(name: string, answer: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> => {
    calls.push(name)
    return answer
  }
  const added: NewStreamTarget[] = []
  const ports: Restreams = {
    entries: () => called('entries', TE.right([entry])),
    add: (target) => {
      added.push(target)
      return called('add', TE.right(undefined))
    },
    remove: (id) => called(`remove ${id}`, TE.right(undefined)),
    keyOf: () => TE.right(new Secret('live-key')),
    status: () => called('status', TE.right(push)),
    start: (_, id) => called(`start ${id}`, TE.right(push)),
    stop: (_, session) => called(`stop ${session}`, TE.right(undefined)),
    ...over,
  }
  return { ...begunFeature(loadedFeature(restreamImplementation, ports)), calls, added }
}
const run = 'restream/restreams'
const target = 'restream/targetForms'

describe('A restream over its port', () => {
  it('RST-1 starts, stops and is read for its room', async () => {
    const { run: go, calls } = feature()
    expect(await go(`${run}/start`, { channelId, entryId: 'e-1' })).toMatchObject([
      { type: 'restream/Started', channelId, push },
    ])
    expect(await go(`${run}/readStatus`, { channelId })).toMatchObject([{ type: 'restream/StatusRead', push }])
    expect(await go(`${run}/stop`, { channelId, session: 's-1' })).toMatchObject([
      { type: 'restream/Stopped', channelId },
    ])
    expect(calls).toEqual(['start e-1', 'status', 'stop s-1'])
  })

  it.each([
    ['start', { channelId, entryId: 'e-1' }, 'restream/NotStarted'],
    ['readStatus', { channelId }, 'restream/StatusNotRead'],
    ['stop', { channelId, session: 's-1' }, 'restream/NotStopped'],
  ])('a refused %s names its failure', async (name, input, type) => {
    const no = () => TE.left(refused('no'))
    const { run: go } = feature({ start: no, status: no, stop: no })
    expect(await go(`${run}/${name}`, input)).toMatchObject([{ type, failure: refused('no') }])
  })

  it.each<[string, Partial<Restreams>, boolean, string]>([
    ['after a reload, a restream of this target that runs counts as started', {}, true, 'restream/Started'],
    [
      'after a reload, a restream of another target counts as not started',
      { status: () => TE.right({ ...push, entryId: 'e-2' }) },
      true,
      'restream/NotStarted',
    ],
    [
      'after a reload, no restream counts as not started',
      { status: () => TE.right(null) },
      true,
      'restream/NotStarted',
    ],
    [
      'after a reload, an unreachable server leaves it open',
      { status: () => TE.left(unreachable) },
      true,
      'restream/StartUnclear',
    ],
    [
      'after a lost answer, a restream that runs counts as started',
      { start: () => TE.left(unreachable) },
      false,
      'restream/Started',
    ],
  ])('ALL-12 %s', async (_rule, over, resumed, type) => {
    const { run: go, calls } = feature(over)
    expect(await go(`${run}/start`, { channelId, entryId: 'e-1' }, resumed)).toMatchObject([{ type }])
    expect(calls).not.toContain('start e-1')
  })
})

describe('The stream targets over their port', () => {
  it('RST-6 a target is saved once with the typed key, which no message contains and which is used up', async () => {
    const { run: go, secrets, added, toAccount } = feature()
    const keyRef = secrets.hold(new Secret('live-key'))
    const said = await go(`${target}/save`, { ...form, keyRef })
    expect(said).toMatchObject([{ type: 'restream/Saved', platform: 'youtube' }])
    expect(JSON.stringify(said)).not.toContain('live-key')
    expect(added.map(({ key, ...rest }) => [rest, key.reveal()])).toEqual([[form, 'live-key']])
    expect(secrets.look(keyRef)).toBeNull()
    expect(toAccount).toHaveLength(1)
  })

  it('RST-6 a target whose key is lost is not saved, and the member types the key again', async () => {
    const { run: go, calls } = feature()
    expect(await go(`${target}/save`, { ...form, keyRef: 7 })).toMatchObject([
      { type: 'restream/NotSaved', failure: refused('The stream key has to be typed once more') },
    ])
    expect(calls).toEqual([])
  })

  it.each<[string, Partial<Restreams>, string]>([
    ['a target with this address counts as saved', {}, 'restream/Saved'],
    [
      'without a target of this address nothing was saved',
      { entries: () => TE.right([{ ...entry, address: 'rtmp://other.example' }]) },
      'restream/NotSaved',
    ],
    [
      'a target of another platform is none',
      { entries: () => TE.right([{ ...entry, platform: 'twitch' }]) },
      'restream/NotSaved',
    ],
    ['an unreachable server leaves it open', { entries: () => TE.left(unreachable) }, 'restream/SaveUnclear'],
  ])('ALL-12 after a reload, %s, and nothing is saved again', async (_rule, over, type) => {
    const { run: go, added } = feature(over)
    expect(await go(`${target}/save`, { ...form, keyRef: 1 }, true)).toMatchObject([{ type }])
    expect(added).toEqual([])
  })

  it('a target is removed, and the list loads again', async () => {
    const { run: go, calls, toAccount } = feature()
    expect(await go(`${target}/remove`, { platform: 'youtube', id: 'e-1' })).toMatchObject([
      { type: 'restream/Removed', platform: 'youtube' },
    ])
    expect([calls, toAccount.length]).toEqual([['remove e-1'], 1])
  })
})
