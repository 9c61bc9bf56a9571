import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ann } from '../../support/builders/person'
import { open, tea, closed } from '../support/partner'

describe('The search page of a partner', () => {
  const found = () => {
    const opened = open(ann, '/p/search?link=harbor')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'tea' } })
    const { search } = opened.partner.slices.tab
    const round = () =>
      Object.keys(search.effects())
        .find((id) => id.startsWith('searchDue'))
        ?.slice(10) ?? ''
    opened.partner.hearInTab()
    const at = round()
    opened.app.hearInTab((ask) => ({ type: 'AlarmRang', ask: ask(`searchDue:${at}`) }))
    opened.partner.hearInTab((ask) => ({
      type: 'partner/GroupsFound',
      ask: ask(`pageGroups:${at}-1`),
      page: 1,
      size: 24,
      groups: [tea, { ...closed }],
    }))
    return opened
  }

  it('R3-058 R3-060 the partner’s search page has the tabs Groups and People, a button that clears the field, and a cancel button', () => {
    found()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Groups', 'People'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  })

  it('R3-061 R3-062 R3-063 a found group shows ID, rewards and a shield if private, opens for a member, and lets a non-member join', () => {
    const { app } = found()
    const [open_, shut] = screen.getAllByRole('listitem').map((row) => within(row))
    expect(open_?.getByText('ID 10000001')).toBeTruthy()
    expect(open_?.getByText('312,000 LOOP given')).toBeTruthy()
    expect(open_?.queryByText('Private group')).toBeNull()
    expect(document.querySelectorAll('.lucide-shield')).toHaveLength(1)
    expect(shut?.getByText('Private group')).toBeTruthy()
    expect(shut?.getByRole<HTMLButtonElement>('button', { name: 'Joined' }).disabled).toBe(true)
    expect(shut?.getByRole('link').getAttribute('href')).toBe('/group/10000002')
    fireEvent.click(screen.getByText('Tea'))
    expect(app.said('join/StartJoin')).toMatchObject([{ target: { gid: tea.gid } }])
  })

  it('R3-189 a found group is marked as joined as soon as the member has joined that group, without a new search', () => {
    const { app } = found()
    app.hear({ type: 'group/GroupJoined', group: { ...tea, isMember: true } })
    expect(
      screen.getAllByRole<HTMLButtonElement>('button', { name: 'Joined' }).map(({ disabled }) => disabled),
    ).toEqual([true, true])
    expect(app.saidToTab.filter(({ type }) => type === 'partner/TypeSearch')).toHaveLength(1)
  })
})
