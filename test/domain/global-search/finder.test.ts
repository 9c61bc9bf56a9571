import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { globalSearchViewModel } from '../../../src/domain/global-search'
import { globalSearchReducer } from '../../../src/domain/global-search/global-search.reducer'
import { unreachable } from '../../../src/domain/kernel/failure'
import type { TabMessage } from '../../../src/domain/features'
import { groupOf } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { ann, ben } from '../../support/builders/person'
import { alarm, given, wait, type Step } from '../../support/given'
import { badInput } from '../../ui/support/bad-inputs'

const type = (text: string): TabMessage => ({ type: 'global-search/TypeGlobalSearch', place: 'page', text })
const groupsCome =
  (round: number, page: number, gids: readonly number[], size = 2): Step =>
  (ask) => ({
    type: 'global-search/GroupResultsLoaded',
    ask: ask(`pageGroups:${round}-${page}`),
    place: 'page',
    page,
    size,
    groups: gids.map((n) => groupOf(String(10_000_000 + n))),
  })
const more: TabMessage = { type: 'global-search/LoadMoreResults', place: 'page' }
const people: TabMessage = { type: 'global-search/ShowSearchResults', place: 'page', list: 'people' }
const shownIn = ({ state }: { readonly state: typeof globalSearchReducer.initial }) =>
  globalSearchViewModel(state, 'page')
const ids = (story: { readonly state: typeof globalSearchReducer.initial }) =>
  shownIn(story).groups.items.map(({ gid }) => Number(gid) - 10_000_000)

const tea = given(globalSearchReducer, type('tea'))
const asked = tea.when(wait(1_000), alarm('pageDue:1'))

describe('The global search', () => {
  it('R1-210 R3-318 LST-3 the global search requests page 1 of its results 1 s after the last typed letter', () => {
    tea.gives({ asks: { 'pageDue:1': { at: noonPlus(1_000) } } })
    tea.when(wait(999), type('teas')).gives({ asks: { 'pageDue:2': { at: noonPlus(1_999) } } })
    asked.gives({ asks: { 'pageGroups:1-1': { place: 'page', keyword: 'tea', page: 1 } } })
    expect(shownIn(asked)).toMatchObject({ isBlank: false, groups: { status: 'loading' } })
  })

  it('R1-209 BI-381 search: a blank search text sends no request and shows no results', () => {
    const { text } = badInput('search', 'BI-381')
    given(globalSearchReducer, type(text)).gives({ asks: {} })
    const blank = asked.when(groupsCome(1, 1, [1]), type(text)).gives({ asks: {} })
    expect(shownIn(blank)).toMatchObject({ isBlank: true, groups: { items: [] } })
  })

  it.each(['BI-382', 'BI-383'])(
    '%s search: the global search sends special characters in the typed text unchanged',
    (id) => {
      const { text } = badInput('search', id)
      given(globalSearchReducer, type(text), wait(1_000), alarm('pageDue:1')).gives({
        asks: { 'pageGroups:1-1': { place: 'page', keyword: text.trim(), page: 1 } },
      })
    },
  )

  it('the global search does not run again when only the spaces around the text change', () => {
    const same = asked.when(groupsCome(1, 1, [1]), type(' tea ')).gives({ asks: {} })
    expect([ids(same), shownIn(same).text]).toEqual([[1], ' tea '])
  })

  it('LST-3 the global search ignores a late response to an earlier text', () => {
    const late = globalSearchReducer.effects(asked.state)['pageGroups:1-1']
    const next = asked.when(type('teapot'))
    const after = next.when({
      type: 'global-search/GroupResultsLoaded',
      ask: { unit: 'global-search/globalSearch', id: 'pageGroups:1-1', seq: late?.seq ?? 0 },
      place: 'page',
      page: 1,
      size: 24,
      groups: [groupOf('10000001')],
    })
    expect([ids(next), ids(after)]).toEqual([[], []])
  })

  it('R1-073 LST-1 LST-2 the global search loads page after page and shows no group twice, until a page is not full', () => {
    const two = asked
      .when(groupsCome(1, 1, [1, 2]), more, more)
      .gives({ asks: { 'pageGroups:1-2': { place: 'page', keyword: 'tea', page: 2 } } })
    const end = two.when(groupsCome(1, 2, [2]), more).gives({ asks: {} })
    expect([ids(end), shownIn(end).groups.finished]).toEqual([[1, 2], true])
  })

  it('LST-1 when a page of results fails to load, the global search sends no request until the member retries', () => {
    const failed = asked
      .when((ask) => ({
        type: 'global-search/SearchResultsNotLoaded',
        ask: ask('pageGroups:1-1'),
        place: 'page',
        failure: unreachable,
      }))
      .gives({ asks: {} })
    expect(shownIn(failed).groups).toMatchObject({ status: 'failed', finished: true })
    failed.when(more).gives({ asks: { 'pageGroups:1-1': { place: 'page', keyword: 'tea', page: 1 } } })
  })

  it('when the member opens the People tab, the global search requests people and the found groups stay', () => {
    const turned = asked
      .when(groupsCome(1, 1, [1]), people)
      .gives({ asks: { 'pagePeople:1-1': { place: 'page', keyword: 'tea', page: 1 } } })
    const found = turned.when((ask) => ({
      type: 'global-search/PersonResultsLoaded',
      ask: ask('pagePeople:1-1'),
      place: 'page',
      page: 1,
      size: 24,
      rows: [ann, ben, ann].map((one) => ({ ...one, avatar: null })),
    }))
    expect(shownIn(found).people.items.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    found.when({ type: 'global-search/ShowSearchResults', place: 'page', list: 'groups' }).gives({ asks: {} })
    expect(ids(found)).toEqual([1])
  })

  it('ALL-5 the timer that focuses the header’s search box fires once and is not requested again', () => {
    const opened = given(globalSearchReducer, { type: 'global-search/OpenGlobalSearch', place: 'header', text: '' })
    const [id = ''] = Object.keys(opened.asked())
    expect(id).toMatch(/^headerFocus/)
    opened.when(alarm(id)).gives({ asks: {} })
  })

  it('R1-072 R3-318 the search box gets the focus 300 ms after the search page opens, with or without earlier results', () => {
    const opened = asked
      .when(groupsCome(1, 1, [1]), { type: 'global-search/OpenGlobalSearch', place: 'page', text: null })
      .gives({ asks: { 'pageFocus:1': { at: noonPlus(1_300) } } })
    expect([ids(opened), shownIn(opened).takesFocus]).toEqual([[1], false])
    expect(shownIn(opened.when(alarm('pageFocus:1')).gives({ asks: {} })).takesFocus).toBe(true)
    const reopened = asked
      .when({ type: 'global-search/OpenGlobalSearch', place: 'page', text: '' })
      .gives({ asks: { 'pageFocus:2': { at: noonPlus(1_300) } } })
    expect(shownIn(reopened)).toMatchObject({ isBlank: true, text: '' })
  })

  it('typing in the header’s search box does not change the running search of the search page', () => {
    const both = asked.when({ type: 'global-search/TypeGlobalSearch', place: 'header', text: 'x' })
    expect(Object.keys(globalSearchReducer.effects(both.state)).sort()).toEqual(['headerDue:1', 'pageGroups:1-1'])
    both
      .when({ type: 'global-search/CloseGlobalSearch', place: 'header' })
      .gives({ asks: { 'pageGroups:1-1': { place: 'page', keyword: 'tea', page: 1 } } })
  })

  it('the running request of the global search is cancelled when the account’s session ends', () => {
    asked.when({ type: 'ForgetAccount' }).gives({ asks: {} })
  })

  it('LST-3 the global search shows only results of the latest text, whatever the order of typing and responses', () => {
    const words = fc.constantFrom('a', 'b', ' ', 'ab', '')
    fc.assert(
      fc.property(fc.array(fc.tuple(words, fc.constantFrom('type', 'due', 'answer')), { maxLength: 30 }), (moves) => {
        let story = given(globalSearchReducer)
        let latest = ''
        for (const [word, move] of moves) {
          const [id = ''] = Object.keys(globalSearchReducer.effects(story.state))
          if (move === 'type') {
            latest = word.trim()
            story = story.when(type(word))
          } else if (move === 'due' && id.startsWith('pageDue')) story = story.when(alarm(id))
          else if (move === 'answer' && id.startsWith('pageGroups')) {
            const input = globalSearchReducer.effects(story.state)[id]?.input
            const keyword =
              typeof input === 'object' && input !== null && 'keyword' in input ? String(input.keyword) : ''
            story = story.when((ask) => ({
              type: 'global-search/GroupResultsLoaded',
              ask: ask(id),
              place: 'page',
              page: 1,
              size: 24,
              groups: [groupOf('10000001', { name: keyword })],
            }))
          }
          expect(
            shownIn(story)
              .groups.items.map(({ name }) => name)
              .filter((name) => name !== latest),
          ).toEqual([])
        }
      }),
    )
  })
})
