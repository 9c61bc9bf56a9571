import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  emptyPaged,
  withFailedPage,
  toPagedList,
  requestNextPage,
  pagedCodec,
  requestFirstPage,
  statusOf,
  withLoadedPage,
  type Paged,
} from '../../../src/domain/kernel/paged'

const none = emptyPaged<string>()
const took = (paged: Paged<string>, page: number, ...items: readonly string[]) =>
  withLoadedPage(paged, page, 2, items, (one) => one)
const first = took(requestFirstPage(none), 1, 'a', 'b')
const second = took(requestNextPage(first), 2, 'c', 'd')

describe('A paged list', () => {
  it('before its first request a paged list is empty, requests nothing and is not at its end', () => {
    expect(none).toEqual({ items: [], page: 0, wanted: null, shown: false, failed: false, finished: false })
    expect([statusOf(none), requestNextPage(none)]).toEqual(['loading', none])
    expect(pagedCodec(t.string).is(none)).toBe(true)
  })

  it('LST-1 a paged list requests the page after its last loaded page', () => {
    expect([first.wanted, requestNextPage(first).wanted, second.items, requestNextPage(second).wanted]).toEqual([
      null,
      2,
      ['a', 'b', 'c', 'd'],
      3,
    ])
  })

  it('LST-1 a paged list ignores a page for which no request is running', () => {
    expect([took(none, 1, 'a'), took(first, 1, 'x'), took(requestFirstPage(second), 3, 'x')]).toEqual([
      none,
      first,
      requestFirstPage(second),
    ])
  })

  it('LST-1 LST-2 a paged list ends at a page that is not full, lists no item twice, and is replaced when page 1 loads again', () => {
    const last = took(requestNextPage(first), 2, 'b')
    expect([last.items, last.finished, first.finished, requestNextPage(last)]).toEqual([['a', 'b'], true, false, last])
    const restarted = requestFirstPage(last)
    expect([restarted.items, took(restarted, 1, 'c', 'c')]).toMatchObject([
      ['a', 'b'],
      { items: ['c'], finished: false },
    ])
  })

  it('R1-166 R2-302 a paged list ends at a failure or a page that is not full, and starts again when page 1 is requested', () => {
    expect(requestFirstPage(none)).toMatchObject({ wanted: 1, finished: false })
    expect([took(first, 1, 'x').finished, took(requestNextPage(first), 2, 'c').finished]).toEqual([false, true])
    const failed = withFailedPage(requestNextPage(first))
    expect(failed).toMatchObject({ items: ['a', 'b'], wanted: null, finished: true, failed: true })
    expect(requestFirstPage(failed)).toMatchObject({ wanted: 1, finished: false, failed: false })
    expect(took(requestFirstPage(failed), 1, 'x', 'y')).toMatchObject({ items: ['x', 'y'], finished: false })
    expect(withFailedPage(requestFirstPage(none))).toMatchObject({ shown: false, finished: true })
  })

  it('a paged list shows its loaded items, and whether further items are loading or have failed', () => {
    const shown = (paged: Paged<string>) => toPagedList(paged, (one) => (one === 'b' ? [] : [one.toUpperCase()]))
    const resting = { status: 'shown', items: ['A'], loadingMore: false, failedMore: false, finished: false }
    expect(shown(none)).toEqual({ ...resting, status: 'loading', items: [] })
    expect(shown(withFailedPage(requestFirstPage(none)))).toEqual({
      ...resting,
      status: 'failed',
      items: [],
      finished: true,
    })
    expect([shown(first), shown(requestFirstPage(first))]).toEqual([resting, resting])
    expect(shown(requestNextPage(first))).toEqual({ ...resting, loadingMore: true })
    expect(shown(withFailedPage(requestNextPage(first)))).toEqual({ ...resting, failedMore: true, finished: true })
  })

  it('a paged list runs one request at a time, and a request for page 1 replaces a request for a later page', () => {
    const more = requestNextPage(first)
    expect([
      requestNextPage(more) === more,
      requestNextPage(requestFirstPage(first)).wanted,
      requestFirstPage(more).wanted,
    ]).toEqual([true, 1, 1])
  })

  it('a paged list that is at its end stays there while page 1 is read again, unless the list ended at a failure', () => {
    const last = took(requestNextPage(first), 2, 'c')
    expect([
      requestFirstPage(last).finished,
      requestFirstPage(withFailedPage(requestNextPage(first))).finished,
    ]).toEqual([true, false])
  })

  it('LST-1 a paged list reports a failure until the failed page is retried or loads', () => {
    const failed = withFailedPage(requestFirstPage(none))
    expect([statusOf(failed), failed.wanted, statusOf(requestFirstPage(failed))]).toEqual(['failed', null, 'loading'])
    const later = withFailedPage(requestNextPage(first))
    expect([
      later.failed,
      statusOf(later),
      requestNextPage(later).failed,
      requestNextPage(later).finished,
      requestNextPage(later).wanted,
    ]).toEqual([true, 'shown', false, false, 2])
    expect(took({ ...later, wanted: 2 }, 2, 'c').failed).toBe(false)
  })
})
