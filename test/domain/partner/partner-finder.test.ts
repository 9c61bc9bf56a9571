import { describe, expect, it } from 'vitest'
import { partnerSearchViewModel, partnerSearchReducer, type PartnerSearchMessage } from '../../../src/domain/partner'
import { groupOf } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { alarm, given, wait } from '../../support/given'

const open = (link: string | null, text: string | null = ''): PartnerSearchMessage => ({
  type: 'partner/OpenSearch',
  link,
  text,
})
const type = (text: string): PartnerSearchMessage => ({ type: 'partner/TypeSearch', text })
const people: PartnerSearchMessage = { type: 'partner/ShowResults', list: 'people' }

const typed = given(partnerSearchReducer, open('harbor'), type('tea'))
const asked = typed.when(wait(1_000), alarm('searchDue:2'))
const shown = ({ state }: { readonly state: typeof partnerSearchReducer.initial }) => partnerSearchViewModel(state)

describe('A search on a partner page', () => {
  it('R3-208 R3-245 a partner search waits 1,000 ms after the last letter, then requests page 1 of the groups', () => {
    typed.gives({ asks: { 'pageFocus:2': { at: noonPlus(300) }, 'searchDue:2': { at: noonPlus(1_000) } } })
    typed
      .when(wait(999), type('teas'))
      .gives({ asks: { 'pageFocus:3': { at: noonPlus(300) }, 'searchDue:3': { at: noonPlus(1_999) } } })
    expect(partnerSearchReducer.effects(asked.state)['pageGroups:2-1']).toMatchObject({
      effect: 'findGroups',
      input: { link: 'harbor', keyword: 'tea', page: 1 },
    })
  })

  it('R3-207 a partner search requests nothing while the trimmed text is empty', () => {
    const blank = given(partnerSearchReducer, open('harbor'), type('  \t')).when(wait(5_000))
    expect(Object.keys(partnerSearchReducer.effects(blank.state))).toEqual(['pageFocus:1'])
    expect(shown(blank)).toMatchObject({ isBlank: true, groups: { items: [] } })
  })

  it('R3-059 the search page focuses its search box 300 ms after the page opened', () => {
    const opened = given(partnerSearchReducer, open(null))
    opened.gives({ asks: { 'pageFocus:1': { at: noonPlus(300) } } })
    expect([shown(opened).takesFocus, shown(opened.when(wait(300), alarm('pageFocus:1'))).takesFocus]).toEqual([
      false,
      true,
    ])
  })

  it('R3-246 a partner search requests the people of that partner once the tab “people” is shown', () => {
    expect(partnerSearchReducer.effects(asked.when(people).state)['pagePeople:2-1']).toMatchObject({
      effect: 'findPeople',
      input: { link: 'harbor', keyword: 'tea', page: 1 },
    })
  })

  it('a partner search keeps its results when the member returns, but is empty on the page of another partner', () => {
    const found = asked.when((ask) => ({
      type: 'partner/GroupsFound',
      ask: ask('pageGroups:2-1'),
      page: 1,
      size: 24,
      groups: [groupOf('10000001')],
    }))
    expect(shown(found.when(open('harbor', null))).groups.items).toHaveLength(1)
    expect(shown(found.when(open('tidewater', null)))).toMatchObject({ text: '', groups: { items: [] } })
  })

  it('a partner search is cleared when the account’s session ends', () => {
    expect(asked.when({ type: 'ForgetAccount' }).state).toEqual(partnerSearchReducer.initial)
  })
})
