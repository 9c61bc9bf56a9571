import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { partnerImplementation } from '../../../src/application/features/partner/partner'
import { configQuery, mayCreateQuery, type PartnerHome } from '../../../src/domain/partner'
import { ProfileDrawer } from '../../../src/ui/features/partner/ProfileDrawer'
import { usePartnerVisibility } from '../../../src/ui/features/partner/use-partner-visibility'
import { messageOf } from '../../support/builders/message'
import { ann, vera, type Person } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { spaceWith } from '../../support/builders/space'
import { summaryOf } from '../../support/builders/summary'
import { FakeApp, live, type AccountStep } from '../support/fake-app'
import { onPhone } from '../support/phone-layout'
import { show } from '../support/show'
import { soon, tea, closed, open } from '../support/partner'

const bar = { living: [spaceWith({ title: 'Open square' })], upcoming: [soon], recommend: [tea] }
const home: PartnerHome = { ...bar, icon: null, groups: [tea, closed] }
const drawn = (who: Person = ann) => {
  const opened = open(who)
  opened.comes(home)
  return opened
}
const chip = (name: RegExp) => screen.getByRole('button', { name })

describe('The home page of a partner', () => {
  it('R3-005 R3-045 R3-037 the partner page shows a spinner while loading, and then the groups of the partner whom the URL names', () => {
    const { comes } = open()
    expect(screen.getByRole('status')).toBeTruthy()
    comes(home)
    expect(screen.getByRole('link', { name: /^Tea$/ }).getAttribute('href')).toBe('/group/10000001')
    expect(screen.getByRole('link', { name: /Tea room/ })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('R3-046 R3-310 the page of a partner without groups shows "no group yet"', () => {
    open().comes({ ...home, living: [], upcoming: [], recommend: [], groups: [] })
    expect(screen.getByText('No group yet')).toBeTruthy()
  })

  it('the partner page says that there is no such partner if the URL names an unknown partner', () => {
    open().comes(null)
    expect(screen.getByRole('heading', { name: 'Partner not found' })).toBeTruthy()
  })

  it('a partner page that failed to load has a Retry button that loads the page again', () => {
    const { comes, fails } = open()
    fails()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    comes(home)
    expect(screen.getByRole('heading', { name: 'Groups' })).toBeTruthy()
  })

  it('R3-041 R3-043 members see a partner page header with logo, search, messages and profile', () => {
    drawn()
    const head = within(screen.getByRole('banner'))
    expect(head.getByRole('link', { name: 'Partner home' }).getAttribute('href')).toBe('/p/harbor')
    expect(head.getByRole('link', { name: 'Search groups and people' }).getAttribute('href')).toBe(
      '/p/search?link=harbor',
    )
    expect(head.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/message')
    expect(head.getByRole('button', { name: 'Your profile' })).toBeTruthy()
    expect(head.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it('R3-042 the messages link in the header of the partner page has a mark once a chat has unread messages', async () => {
    const { app } = drawn()
    const bell = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Messages/ })
    const summary =
      (maxSeq: number, readSeq: number): AccountStep =>
      (ask) => ({
        type: 'chat/ConversationsListed',
        ask: ask('list'),
        conversations: [summaryOf({ maxSeq, readSeq, unread: maxSeq - readSeq })],
      })
    app.hear(summary(4, 4))
    expect([bell().getAttribute('aria-label'), bell().closest('[data-news]')]).toEqual(['Messages', null])
    app.hear({ type: 'chat/MessagesArrived', messages: [messageOf({ seq: 5, text: 'hello' })] })
    expect((await screen.findByRole('link', { name: 'Messages, new' })).closest('[data-news]')).not.toBeNull()
  })

  it('R3-043 R3-223 on the partner page a visitor sees a sign-in button, and must sign in to create a group', () => {
    const { app } = drawn(vera)
    const head = within(screen.getByRole('banner'))
    expect(head.getByRole('link', { name: 'Sign in' })).toBeTruthy()
    expect([
      head.queryByRole('button', { name: 'Your profile' }),
      head.queryByRole('link', { name: 'Messages' }),
    ]).toEqual([null, null])
    fireEvent.click(head.getByRole('button', { name: 'Create group' }))
    expect(app.said('ShowVisitorDialog')).toHaveLength(1)
  })

  it('a group card on the partner page says Joined as soon as the member has joined that group', () => {
    const { app } = drawn()
    const joined = () =>
      screen.getAllByRole<HTMLButtonElement>('button', { name: 'Joined' }).map(({ disabled }) => disabled)
    expect(joined()).toEqual([true])
    app.hear({ type: 'group/GroupJoined', group: { ...tea, isMember: true } })
    expect(joined()).toEqual([true, true])
  })
})

describe('The highlights bar', () => {
  it('R3-047 the highlights bar has chips for live spaces, upcoming spaces and recommended groups', () => {
    drawn()
    const names = within(screen.getByRole('region', { name: 'Highlights' }))
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'))
    expect(names).toEqual(['Live space: Open square', 'Upcoming space: Soon', 'Recommended group: Tea'])
  })

  it('R3-247 R3-156 the response to the highlights bar’s own request replaces the highlights that came with the partner page', () => {
    drawn().barComes({ ...bar, living: [] })
    expect(screen.queryByRole('button', { name: /Live space/ })).toBeNull()
    expect(chip(/Upcoming space/)).toBeTruthy()
  })

  it('R3-049 on a phone the chip of a space opens a drawer, and the chip of a group opens the join dialog', () => {
    onPhone()
    const { app } = drawn()
    fireEvent.click(chip(/Live space/))
    expect(within(screen.getByRole('dialog')).getByText('Space Now')).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: /Recommended group/, hidden: true }))
    expect(app.said('join/StartJoin')).toMatchObject([{ target: { gid: tea.gid } }])
  })
})

describe('The profile drawer', () => {
  const opened = (may: boolean) => {
    const app = live(ann)
    const partner = app.attach(partnerImplementation, undefined)
    show(<ProfileDrawer open onClose={() => undefined} />, { app })
    partner.answer('read:{}:', (ask) =>
      mayCreateQuery.loaded({ items: [{ found: may }], next: null }, { key: '{}', input: {}, page: null }, ask),
    )
    return app
  }

  it('R3-044 the profile drawer shows the member’s id, the joined groups and a link to Loop', () => {
    opened(true).hear((ask) => ({ type: 'group/MyGroupsLoaded', ask: ask('mine'), groups: [closed] }))
    const drawer = within(screen.getByRole('dialog'))
    expect(drawer.getByText(`ID ${ann.uid}`)).toBeTruthy()
    expect(drawer.getByRole('link', { name: /Tea room/ }).getAttribute('href')).toBe('/group/10000002')
    expect(drawer.getByRole('link', { name: 'Open Loop' }).getAttribute('href')).toBe('/group')
    expect(drawer.getByRole('link', { name: 'Create group' }).getAttribute('href')).toBe('/group/create')
  })

  it('R3-222 the profile drawer has no create button for a member who may not create groups', () => {
    opened(false)
    expect(screen.queryByRole('link', { name: 'Create group' })).toBeNull()
  })
})

function Shows() {
  return <p>{JSON.stringify(usePartnerVisibility())}</p>
}

describe('The tools of a partner login', () => {
  it('R1-235 a member who did not sign in through a partner sees the create, bubble and gift tools', () => {
    show(<Shows />, { app: live(ann) })
    expect(screen.getByText('{"create":true,"bubble":true,"gift":true}')).toBeTruthy()
  })

  it('R1-235 R1-004 after a partner login the create, bubble and gift tools stay hidden until the partner’s configuration has loaded', async () => {
    const app = new FakeApp().heard({
      type: 'SignedIn',
      session: { ...sessionOf(ann), method: 'partner', partnerId: 'partner-2' },
    })
    const partner = app.attach(partnerImplementation, undefined)
    show(<Shows />, { app })
    expect(screen.getByText('{"create":false,"bubble":false,"gift":false}')).toBeTruthy()
    await screen.findByText(/false/)
    const value = {
      partnerId: 'partner-2',
      link: 'harbor',
      loading: null,
      showCreate: true,
      showBubble: false,
      showGift: true,
    }
    partner.answer('read:{"link":null}:', (ask) =>
      configQuery.loaded(
        { items: [{ found: value }], next: null },
        { key: '{"link":null}', input: { link: null }, page: null },
        ask,
      ),
    )
    expect(screen.getByText('{"create":true,"bubble":false,"gift":true}')).toBeTruthy()
  })
})
