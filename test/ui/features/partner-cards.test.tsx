import { fireEvent, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { SpaceHighlight } from '../../../src/ui/features/partner/SpaceHighlight'
import { avatarColorOfGroup } from '../../../src/ui/components/avatar/avatar-data'
import { GroupHighlight } from '../../../src/ui/features/partner/GroupHighlight'
import { ann, sender, vera, type Person } from '../../support/builders/person'
import { spaceWith } from '../../support/builders/space'
import { type FakeApp, live } from '../support/fake-app'
import { Around, show } from '../support/show'
import { soon, tea } from '../support/partner'

const card = (space = soon, who: Person = ann): FakeApp => {
  const app = live(who)
  show(
    <Routes>
      <Route path="/" element={<SpaceHighlight space={space} group={tea} />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { app, at: '/' },
  )
  return app
}

describe('The card of a space', () => {
  it('R3-050 R3-321 the card of an upcoming space counts down each second', () => {
    const app = card()
    expect(screen.getByText('Upcoming Space')).toBeTruthy()
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('Starts in 01:05')
    app.pass(1_000)
    expect(timer.textContent).toBe('Starts in 01:04')
  })

  it('R3-052 the card of a live space shows the listener count', () => {
    card(spaceWith({ audience: 41 }))
    expect(screen.getByText('Space Now')).toBeTruthy()
    expect([screen.queryByText('41 listening') !== null, screen.queryByRole('timer')]).toEqual([true, null])
  })

  it('R3-052 the card of a space shows no listener count before the space has started', () => {
    card(spaceWith({ ...soon, audience: 41 }))
    expect(screen.queryByText(/listening/)).toBeNull()
  })

  it('R3-051 R3-053 the card of a space shows title, group, host and speakers, and a press on Join leads a member to the space', () => {
    card(spaceWith({ hosts: [sender(ann)], title: 'Open square' }))
    expect(screen.getByRole('heading', { name: 'Open square' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Tea/ }).getAttribute('href')).toBe('/group/10000001')
    expect(screen.getByText('Hosted by Ann')).toBeTruthy()
    expect(
      within(screen.getByRole('list', { name: 'Hosts and speakers' }))
        .getAllByRole('listitem')
        .map(({ title }) => title),
    ).toEqual(['Ann'])
    fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByText('elsewhere')).toBeTruthy()
  })

  it('ALL-10 a visitor who presses Join on the card of a space is asked to sign in', () => {
    const app = card(soon, vera)
    fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(app.said('ShowVisitorDialog')).toHaveLength(1)
  })
})

describe('The card of a recommended group', () => {
  it.each([
    ['the banner', { banner: 'https://cdn.example/b.png', icon: 'https://cdn.example/i.png' }, 'b.png'],
    ['the icon if the group has no banner', { banner: null, icon: 'https://cdn.example/i.png' }, 'i.png'],
  ])('R3-054 the cover picture of the card of a group is %s', (_name, pictures, file) => {
    show(<GroupHighlight group={{ ...tea, ...pictures }} />)
    expect(document.querySelector('img')?.getAttribute('src')).toContain(file)
  })

  it('R3-054 the card of a group without banner and icon has a gradient in the colour of the owner', () => {
    // Rendered to markup, because happy-dom drops colours that it does not know.
    const html = renderToStaticMarkup(
      <Around>
        <GroupHighlight group={{ ...tea, banner: null, icon: null }} />
      </Around>,
    )
    expect(html).toContain(`linear-gradient(120deg, ${avatarColorOfGroup(tea.ownerXid)}`)
    expect(html).not.toContain('<img')
  })

  it('R3-055 R3-057 the card of a group shows name, description, members and given LOOP, and links to the group', () => {
    show(<GroupHighlight group={tea} />)
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/group/10000001')
    expect(
      ['Tea', 'Every day at five.', '312,000 LOOP given'].map((text) => within(link).queryByText(text) !== null),
    ).toEqual([true, true, true])
    expect(within(link).getByText(/^[\d,]+ members?$/)).toBeTruthy()
  })

  it.each([
    [true, 'private', 1],
    [false, 'private', 0],
    [true, 'normal', 0],
  ] as const)(
    'R3-056 only a member of a private group sees a lock on the card of that group (member: %s, group: %s)',
    (isMember, joinType, locks) => {
      show(<GroupHighlight group={{ ...tea, isMember, joinType }} />)
      expect(screen.queryAllByText('Private group')).toHaveLength(locks)
    },
  )
})
