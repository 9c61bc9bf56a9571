import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { emptyPaged, failedPage, listOf, morePaged, pagedCodec, refreshPaged, statusOf, tookPage, type Paged } from '../../../src/domain/kernel/paged'

const none = emptyPaged<string>()
const took = (paged: Paged<string>, page: number, ...items: readonly string[]) => tookPage(paged, page, 2, items, (one) => one)
const first = took(refreshPaged(none), 1, 'a', 'b')
const second = took(morePaged(first), 2, 'c', 'd')

describe('A list in pages', () => {
  it('has nothing, wants nothing and is not at its end before it was asked for', () => {
    expect(none).toEqual({ items: [], page: 0, wanted: null, shown: false, failed: false, finished: false })
    expect([statusOf(none), morePaged(none)]).toEqual(['loading', none])
    expect(pagedCodec(t.string).is(none)).toBe(true)
  })

  it('LST-1 goes on with the page after the last one', () => {
    expect([first.wanted, morePaged(first).wanted, second.items, morePaged(second).wanted]).toEqual([null, 2, ['a', 'b', 'c', 'd'], 3])
  })

  it('LST-1 takes no page that it does not want any more', () => {
    expect([took(none, 1, 'a'), took(first, 1, 'x'), took(refreshPaged(second), 3, 'x')]).toEqual([none, first, refreshPaged(second)])
  })

  it('LST-1 LST-2 ends at a page that is not full, and has nobody twice; page 1 begins it anew', () => {
    const last = took(morePaged(first), 2, 'b')
    expect([last.items, last.finished, first.finished, morePaged(last)]).toEqual([['a', 'b'], true, false, last])
    const anew = refreshPaged(last)
    expect([anew.items, took(anew, 1, 'c', 'c')]).toMatchObject([['a', 'b'], { items: ['c'], finished: false }])
  })

  it('R1-166 R2-302 begins at page 1, ends at a page that is not full or on a failure, and starts over when it is refreshed', () => {
    expect(refreshPaged(none)).toMatchObject({ wanted: 1, finished: false })
    expect([took(first, 1, 'x').finished, took(morePaged(first), 2, 'c').finished]).toEqual([false, true])
    const failed = failedPage(morePaged(first))
    expect(failed).toMatchObject({ items: ['a', 'b'], wanted: null, finished: true, failed: true })
    expect(refreshPaged(failed)).toMatchObject({ wanted: 1, finished: false, failed: false })
    expect(took(refreshPaged(failed), 1, 'x', 'y')).toMatchObject({ items: ['x', 'y'], finished: false })
    expect(failedPage(refreshPaged(none))).toMatchObject({ shown: false, finished: true })
  })

  it('is shown with what was loaded, and what is on its way or failed below it', () => {
    const shown = (paged: Paged<string>) => listOf(paged, (one) => (one === 'b' ? [] : [one.toUpperCase()]))
    const resting = { status: 'shown', items: ['A'], loadingMore: false, failedMore: false, finished: false }
    expect(shown(none)).toEqual({ ...resting, status: 'loading', items: [] })
    expect(shown(failedPage(refreshPaged(none)))).toEqual({ ...resting, status: 'failed', items: [], finished: true })
    expect([shown(first), shown(refreshPaged(first))]).toEqual([resting, resting])
    expect(shown(morePaged(first))).toEqual({ ...resting, loadingMore: true })
    expect(shown(failedPage(morePaged(first)))).toEqual({ ...resting, failedMore: true, finished: true })
  })

  it('is asked for once: what is on its way is not asked for again, and page 1 instead of more', () => {
    const more = morePaged(first)
    expect([morePaged(more) === more, morePaged(refreshPaged(first)).wanted, refreshPaged(more).wanted]).toEqual([true, 1, 1])
  })

  it('that was at its end stays so while page 1 is read again, but not where a failure was the end', () => {
    const last = took(morePaged(first), 2, 'c')
    expect([refreshPaged(last).finished, refreshPaged(failedPage(morePaged(first))).finished]).toEqual([true, false])
  })

  it('LST-1 is failed until it is tried again or a page has come', () => {
    const failed = failedPage(refreshPaged(none))
    expect([statusOf(failed), failed.wanted, statusOf(refreshPaged(failed))]).toEqual(['failed', null, 'loading'])
    const later = failedPage(morePaged(first))
    expect([later.failed, statusOf(later), morePaged(later).failed, morePaged(later).finished, morePaged(later).wanted]).toEqual([true, 'shown', false, false, 2])
    expect(took({ ...later, wanted: 2 }, 2, 'c').failed).toBe(false)
  })
})
