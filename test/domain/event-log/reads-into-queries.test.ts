import { describe, expect, it } from 'vitest'
import { loadOldFormats, upcastChunk } from '../../../src/domain/event-log'
import { upcastMessage } from '../../../src/domain/event-log/upcast/upcast'

await loadOldFormats()

const ask = { unit: 'meme/memes', id: 'memes:emoji', seq: 7 }
const KEY = '{"category":"emoji"}'

describe('A read of version 6 with messages of its own', () => {
  it('its result becomes the result of the query, for the same request', () => {
    const failure = { _tag: 'Unreachable' }
    const of = { ask: { unit: 'meme/list', id: `read:${KEY}:`, seq: 7 }, key: KEY, page: null }
    expect(upcastMessage(6, { type: 'meme/MemesLoaded', ask, category: 'emoji', memes: ['x'] })).toEqual({
      type: 'meme/list/loaded',
      ...of,
      items: ['x'],
      next: null,
      total: null,
    })
    expect(upcastMessage(6, { type: 'meme/MemesNotLoaded', ask, category: 'emoji', failure })).toEqual({
      type: 'meme/list/notLoaded',
      ...of,
      failure,
    })
  })

  it('one value becomes one item, and a missing value no item', () => {
    const loaded = (activity: unknown) => upcastMessage(6, { type: 'balance/ActivityLoaded', ask, activity })
    expect([loaded({ icon: 'i' }), loaded(null)]).toMatchObject([{ items: [{ icon: 'i' }] }, { items: [] }])
  })

  it('a command that requested one read becomes the request of the query', () => {
    expect(upcastMessage(6, { type: 'space/LookUpSpaceKey', key: 'Room000101' })).toEqual({
      type: 'space/byKey/load',
      key: '{"key":"Room000101"}',
      input: { key: 'Room000101' },
    })
    expect(upcastMessage(6, { type: 'meme/ShowMemes' })).toMatchObject({
      type: 'meme/list/load',
      input: { category: 'emoji' },
    })
    expect(upcastMessage(6, { type: 'group/ShowLinkHosts' })).toEqual({
      type: 'chat/linkHosts/load',
      key: '{}',
      input: {},
    })
  })

  it('a command that requests several reads, and a message of unexpected shape, are unchanged', () => {
    for (const same of [
      { type: 'balance/AppShellShown', isMember: true },
      { type: 'meme/MemesLoaded', category: 'emoji', memes: [] },
    ])
      expect(upcastMessage(6, same)).toEqual(same)
  })

  it('the chunk of the app shell becomes three chunks, and a running request keeps its number', () => {
    const asks = { loadBalance: { id: 'loadBalance', effect: 'loadBalance', input: {}, seq: 4 } }
    const state = (usd: string | null) => ({
      value: { balance: 'loading', activity: 'unknown' },
      context: { usd, activity: null, previewed: true },
      asks,
    })
    const entry = { input: {}, next: null, total: null, used: 0 }
    const [worth, activity, preview] = upcastChunk('balance/balanceAndActivity', { v: 6, state: state('12') })
    expect(worth).toEqual({
      name: 'balance/worth',
      state: {
        data: { '{}': { ...entry, items: ['12'], shown: true, failure: null, wanted: { page: null } } },
        asks: { 'read:{}:': { id: 'read:{}:', effect: 'read', input: { key: '{}', input: {}, page: null }, seq: 4 } },
      },
    })
    expect(activity?.state).toMatchObject({
      data: { '{}': { items: [], shown: false, failure: { _tag: 'Unreachable' }, wanted: null } },
      asks: {},
    })
    expect(preview).toEqual({ name: 'balance/preview', state: { isPreviewed: true } })
  })

  it('the chunks of groups and spaces lose their reads and the requests of these reads, and keep everything else', () => {
    const request = (id: string) => ({ id, effect: 'e', input: {}, seq: 2 })
    const [group, hosts] = upcastChunk('group/group', {
      v: 6,
      state: {
        data: { session: 'present', whitelist: { wanted: true, hosts: null } },
        asks: { linkHosts: request('linkHosts'), mine: request('mine') },
      },
    })
    expect(group).toEqual({
      name: 'group/group',
      state: { data: { session: 'present' }, asks: { mine: request('mine') } },
    })
    expect(hosts).toMatchObject({ name: 'chat/linkHosts', state: { asks: { 'read:{}:': { seq: 2 } } } })
    const [spaces, ...reads] = upcastChunk('space/spaces', {
      v: 6,
      state: {
        byKey: { s1: {} },
        shared: {
          data: { round: 1, spaceKeys: {}, links: {}, summaries: { s1: { wanted: true, failed: false, stats: null } } },
          asks: { 'summary:s1': request('summary:s1'), highlights: request('highlights') },
        },
      },
    })
    expect(spaces).toEqual({
      name: 'space/spaces',
      state: { byKey: { s1: {} }, shared: { data: { round: 1 }, asks: { highlights: request('highlights') } } },
    })
    expect(reads.map(({ name }) => name)).toEqual(['space/byKey', 'space/shortLink', 'space/stats'])
  })

  it('a chunk of unexpected shape is unchanged, so that the reducer’s codec can reject it', () => {
    for (const name of ['balance/balanceAndActivity', 'meme/memes', 'group-overview/groupOverview', 'space/spaces'])
      expect(upcastChunk(name, { v: 6, state: { data: 1 } })).toEqual([{ name, state: { data: 1 } }])
  })
})
