import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { query, type QueryPageInput } from '../../../src/domain/query'
import { given, type Step } from '../../support/given'
import type { MessageCodecs } from '../../../src/domain/event-log'

interface Item {
  readonly id: string
  readonly n?: number
}
interface Of {
  readonly of: string
}

const things = query<Of, Item>('test/things', {
  input: t.strict({ of: t.string }),
  item: t.intersection([t.strict({ id: t.string }), t.partial({ n: t.number })]),
  idOf: ({ id }) => id,
  endsWith: ['test/End'],
})
const a: Of = { of: 'a' }
const b: Of = { of: 'b' }
const keyOf = ({ of }: Of): string => JSON.stringify({ of })
const askId = (of: Of, page: string | null): string => `read:${keyOf(of)}:${page ?? ''}`
const readOf = (of: Of, page: string | null): QueryPageInput<Of> => ({ key: keyOf(of), input: of, page })
const items = (ids: string): readonly Item[] => Array.from(ids, (id) => ({ id }))

const want = (of: Of): Step => things.want(of)
const more = (of: Of): Step => things.more(of)
const loaded =
  (of: Of, page: string | null, ids: string, next: string | null, total?: number): Step =>
  (ask) =>
    things.loaded(
      { items: items(ids), next, ...(total !== undefined && { total }) },
      readOf(of, page),
      ask(askId(of, page)),
    )
/** A result for the page `page` that refers to the request for the page `under`. */
const stray =
  (of: Of, page: string | null, under: string | null): Step =>
  (ask) =>
    things.loaded({ items: items('x'), next: null }, readOf(of, page), ask(askId(of, under)))
const notLoaded =
  (of: Of, page: string | null): Step =>
  (ask) => {
    const heard = things.failed(readOf(of, page), unreachable, ask(askId(of, page)))
    if (heard === null) throw new Error('this failure can’t be told')
    return heard
  }
const story = (...steps: readonly Step[]) => given(things.reducer, ...steps)
const listed = (...steps: readonly Step[]) => things.listed(story(...steps).state, a)
const idsOf = (...steps: readonly Step[]): string =>
  listed(...steps)
    .items.map(({ id }) => id)
    .join('')

const first = [want(a), loaded(a, null, 'ab', '2', 4)] as const
const second = [...first, more(a), loaded(a, '2', 'cd', null, 4)] as const

describe('A query', () => {
  it('a query has no items and sends no request before a view requests the data', () => {
    story().gives({ asks: {} })
    expect(listed()).toEqual({
      status: 'loading',
      items: [],
      total: null,
      more: 'none',
      refreshing: false,
      failure: null,
    })
    expect(things.value(story().state, a)).toBeNull()
  })

  it('when a view requests a query, the first page is read and shown with the total number of items', () => {
    story(want(a)).gives({ asks: { [askId(a, null)]: readOf(a, null) } })
    expect(listed(want(a))).toMatchObject({ status: 'loading', refreshing: false, more: 'none' })
    story(...first).gives({ asks: {} })
    expect(listed(...first)).toEqual({
      status: 'shown',
      items: items('ab'),
      total: 4,
      more: 'ready',
      refreshing: false,
      failure: null,
    })
    expect(listed(want(a), loaded(a, null, 'a', null)).total).toBeNull()
    expect(things.value(story(...first).state, a)).toEqual({ id: 'a' })
  })

  it('LST-1 when a view requests more items, a query reads one following page at a time, until the last page', () => {
    story(...first, more(a), more(a)).gives({ asks: { [askId(a, '2')]: readOf(a, '2') } })
    expect(listed(...first, more(a))).toMatchObject({
      status: 'shown',
      items: items('ab'),
      more: 'loading',
      refreshing: false,
    })
    expect(listed(...second)).toMatchObject({ items: items('abcd'), more: 'none' })
    story(...second, more(a)).gives({ asks: {} })
    story(want(a), more(a)).gives({ asks: { [askId(a, null)]: readOf(a, null) } })
    story(more(a)).gives({ asks: {}, data: {} })
  })

  it('LST-2 a query lists no item twice, neither within one page nor across pages', () => {
    expect(idsOf(want(a), loaded(a, null, 'aab', '2'), more(a), loaded(a, '2', 'bcc', null))).toBe('abc')
  })

  it('a query shows its items while page 1 is read again, and then shows only the new page 1', () => {
    expect(listed(...second, want(a))).toMatchObject({
      status: 'shown',
      items: items('abcd'),
      refreshing: true,
      more: 'none',
    })
    expect(idsOf(...second, want(a), loaded(a, null, 'ba', null))).toBe('ba')
  })

  it('LST-1 a query ignores a response whose page or input differs from its running request', () => {
    expect(idsOf(...first, more(a), stray(a, null, '2'))).toBe('ab')
    expect(idsOf(...first, more(a), stray(a, '3', '2'))).toBe('ab')
    expect(
      idsOf(...first, want(b), (ask) =>
        things.loaded({ items: items('x'), next: null }, readOf(a, null), ask(askId(b, null))),
      ),
    ).toBe('ab')
  })

  it('a query whose first read failed shows the failure until a view requests the data again', () => {
    const failed = [want(a), notLoaded(a, null)] as const
    story(...failed).gives({ asks: {} })
    expect(listed(...failed)).toMatchObject({ status: 'failed', failure: unreachable, more: 'none' })
    expect(listed(...failed, want(a))).toMatchObject({ status: 'loading', failure: null })
  })

  it('a query whose repeated read failed keeps its items, and shows the failure until a later read succeeds', () => {
    const again = [...first, want(a), notLoaded(a, null)] as const
    expect(listed(...again)).toMatchObject({
      status: 'shown',
      items: items('ab'),
      refreshing: false,
      failure: unreachable,
      more: 'failed',
    })
    expect(listed(...again, want(a))).toMatchObject({ failure: unreachable, refreshing: true })
    expect(listed(...again, want(a), loaded(a, null, 'a', '2'))).toMatchObject({ failure: null, more: 'ready' })
  })

  it('when a failed further page is requested again, a query hides the failure, and appends the page once it is loaded', () => {
    const failed = [...first, more(a), notLoaded(a, '2')] as const
    expect(listed(...failed)).toMatchObject({
      status: 'shown',
      items: items('ab'),
      more: 'failed',
      failure: unreachable,
    })
    expect(listed(...failed, more(a))).toMatchObject({ more: 'loading', failure: null })
    expect(idsOf(...failed, more(a), loaded(a, '2', 'cd', null))).toBe('abcd')
  })

  it('a query ignores the failure of a page that the query no longer requests', () => {
    const late: Step = (ask) => {
      const heard = things.failed(readOf(a, '2'), unreachable, ask(askId(a, null)))
      if (heard === null) throw new Error('this failure can’t be told')
      return heard
    }
    expect(listed(...first, want(a), late)).toMatchObject({ refreshing: true, failure: null })
  })

  it('a query keeps the data of different inputs separate', () => {
    const state = story(...first, want(b), loaded(b, null, 'x', null)).state
    expect([things.value(state, a)?.id, things.value(state, b)?.id]).toEqual(['a', 'x'])
    story(want(a), want(b)).gives({ asks: { [askId(a, null)]: readOf(a, null), [askId(b, null)]: readOf(b, null) } })
  })

  it('a query keeps the data of 24 inputs, and a further input replaces the input requested longest ago', () => {
    const read = (of: string): readonly Step[] => [want({ of }), loaded({ of }, null, 'x', null)]
    const all = Array.from({ length: 24 }, (_, n) => String(n))
    const known = (...steps: readonly Step[]): readonly string[] => {
      const { state } = story(...all.flatMap(read), ...steps)
      return [...all, 'new'].filter((of) => things.value(state, { of }) !== null)
    }
    expect(known()).toEqual(all)
    expect(known(...read('new'))).toEqual([...all.slice(1), 'new'])
    expect(known(want({ of: '0' }), ...read('new'))).toEqual(['0', ...all.slice(2), 'new'])
  })

  it('a query lists at most 5,000 items, and then offers no further page', () => {
    const many =
      (from: number, count: number): Step =>
      (ask) =>
        things.loaded(
          { items: Array.from({ length: count }, (_, n) => ({ id: String(from + n) })), next: '9' },
          readOf(a, from === 0 ? null : '9'),
          ask(askId(a, from === 0 ? null : '9')),
        )
    expect(listed(want(a), many(0, 4_999))).toMatchObject({ more: 'ready' })
    const full = listed(want(a), many(0, 4_999), more(a), many(4_999, 2))
    expect([full.items.length, full.more]).toEqual([5_000, 'none'])
    expect(listed(want(a), many(0, 5_000)).more).toBe('none')
  })

  it.each(['SignedIn', 'VisitorEntered', 'SessionEnded', 'test/End'])(
    'LST-5 the data of a query are cleared after the message %s',
    (type) => {
      // The query ignores the payload of these messages.
      const end: Step = Object.assign({ type: 'test/End' as const }, { type })
      expect(story(...second, want(b), end).gives({ asks: {} }).state.data).toEqual({})
      expect(things.reducer.handles.has(type)).toBe(true)
    },
  )

  it('a reload keeps the data of a query and its running request', () => {
    const before = story(...first, more(a))
    const after = before.reloaded()
    expect(after.state).toEqual(before.state)
    after.when(loaded(a, '2', 'cd', null)).gives({ asks: {} })
  })

  it('a query creates a failure message only from a valid request and a valid failure', () => {
    const ask = { unit: 'test/things', id: 'read', seq: 1 }
    expect(things.failed(null, unreachable, ask)).toBeNull()
    expect(things.failed(readOf(a, null), 'no failure', ask)).toBeNull()
    expect(things.failed(readOf(a, null), unreachable, ask)).toMatchObject({
      type: 'test/things/notLoaded',
      key: keyOf(a),
      page: null,
      failure: unreachable,
      ask,
    })
  })

  it('a query can decode its own messages and its page input', () => {
    const ask = { unit: 'test/things', id: 'read', seq: 1 }
    const codecs: MessageCodecs = things.messages
    for (const said of [
      things.want(a),
      things.more(a),
      things.loaded({ items: items('a'), next: null }, readOf(a, null), ask),
    ]) {
      expect(codecs[said.type]?.is(said)).toBe(true)
    }
    expect(things.read.is(readOf(a, '2'))).toBe(true)
  })
})
