import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Group } from '../../../../src/domain/group'
import { Decimal } from '../../../../src/domain/kernel/decimal'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { SearchScreen } from '../../../../src/ui/features/global-search/SearchScreen'
import { groupOf } from '../../../support/builders/group'
import { made } from '../../../support/builders/made'
import { ann, ben, vera, type Person } from '../../../support/builders/person'
import { live, type TabStep } from '../../support/fake-app'
import { show } from '../../support/show'

const due: TabStep = (ask) => ({ type: 'AlarmRang', ask: ask('pageDue:1') })
const found =
  (groups: readonly Group[], size = 24): TabStep =>
  (ask) => ({
    type: 'global-search/GroupResultsLoaded',
    ask: ask('pageGroups:1-1'),
    place: 'page',
    page: 1,
    size,
    groups,
  })
const tea = groupOf('10000001', { name: 'Tea', isMember: false, rewards: made(Decimal, '312000') })
const closed = groupOf('10000002', { name: 'Tea room', isMember: true, joinType: 'private' })

const open = (who: Person = ann) => {
  const app = live(who)
  show(<SearchScreen />, { app, at: '/search' })
  return app
}
const box = () => screen.getByRole('textbox', { name: 'Search groups and people' })
const typed = (who: Person = ann) => {
  const app = open(who)
  fireEvent.change(box(), { target: { value: 'tea' } })
  return app
}

describe('The search page', () => {
  it('R1-072 R3-318 the search box of the search page takes the focus after the page transition, not before', () => {
    const app = open()
    expect(document.activeElement).not.toBe(box())
    app.hearInTab((ask) => ({ type: 'AlarmRang', ask: ask('pageFocus:0') }))
    expect(document.activeElement).toBe(box())
  })
})

describe('The search results', () => {
  it('R1-041 R1-073 R3-065 the search results are in two tabs, Groups and People', () => {
    open()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Groups', 'People'])
  })

  it('R1-072 the clear button empties the search box', () => {
    const app = typed()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect([
      app.said('global-search/TypeGlobalSearch').at(-1),
      screen.queryByRole('button', { name: 'Clear' }),
    ]).toEqual([{ type: 'global-search/TypeGlobalSearch', place: 'page', text: '' }, null])
  })

  it('R1-074 a found group shows its name, ID, member count and rewards, whether it is private, and whether I am a member', () => {
    typed().hearInTab(due, found([tea, closed]))
    const [first, second] = screen.getAllByRole('listitem').map((row) => within(row))
    expect(first?.getByText('Tea')).toBeTruthy()
    expect(first?.getByText('ID 10000001')).toBeTruthy()
    expect(first?.getByText(/^[\d,]+ members?$/)).toBeTruthy()
    expect(first?.getByText('312,000 LOOP given')).toBeTruthy()
    expect(first?.queryByText('Private group')).toBeNull()
    expect(first?.getByRole<HTMLButtonElement>('button', { name: 'Join' }).disabled).toBe(false)
    expect(second?.getByText('Private group')).toBeTruthy()
    expect(second?.getByRole<HTMLButtonElement>('button', { name: 'Joined' }).disabled).toBe(true)
  })

  it('R1-075 a found group that I have joined is a link to the group, and a press on any other found group asks to join', () => {
    const app = typed().hearInTab(due, found([tea, closed]))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/group/10000002')
    fireEvent.click(screen.getByText('Tea'))
    fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(app.said('join/StartJoin')).toHaveLength(2)
  })

  it('JOIN-3 a found group shows "Joined" as soon as I have joined the group, without a new search', () => {
    const app = typed().hearInTab(due, found([tea]))
    app.hear({ type: 'group/GroupJoined', group: { ...tea, isMember: true } })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Joined' }).disabled).toBe(true)
    expect(app.said('global-search/TypeGlobalSearch')).toHaveLength(1)
  })

  it('R1-076 R1-341 R2-308 a search without results says that nothing was found', () => {
    typed().hearInTab(due, found([]))
    expect(screen.getByRole('heading', { name: 'no results found' })).toBeTruthy()
  })

  it('LST-1 a failed search has a Retry button that repeats the search', () => {
    const app = typed().hearInTab(due, (ask) => ({
      type: 'global-search/SearchResultsNotLoaded',
      ask: ask('pageGroups:1-1'),
      place: 'page',
      failure: unreachable,
    }))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(app.said('global-search/LoadMoreResults')).toHaveLength(1)
  })

  it('if the server has more results, Load more loads the next results', () => {
    const app = typed().hearInTab(due, found([tea], 1))
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(app.said('global-search/LoadMoreResults').length).toBeGreaterThan(0)
  })

  const people: TabStep = (ask) => ({
    type: 'global-search/PersonResultsLoaded',
    ask: ask('pagePeople:1-1'),
    place: 'page',
    page: 1,
    size: 24,
    rows: [{ ...ben, avatar: null }],
  })
  const withPeople = (who: Person) => {
    const app = typed(who).hearInTab(due)
    fireEvent.click(screen.getByRole('tab', { name: 'People' }))
    return app.hearInTab(people)
  }

  it('a found person links to that person’s profile', () => {
    withPeople(ann)
    expect(screen.getByRole('link', { name: /Ben/ }).getAttribute('href')).toBe('/profile/u-ben')
  })

  it('R1-214 R2-183 a visitor who presses a found person is asked to sign in', () => {
    const app = withPeople(vera)
    fireEvent.click(screen.getByRole('button', { name: /Ben/ }))
    expect(app.said('ShowVisitorDialog')).toHaveLength(1)
  })
})
