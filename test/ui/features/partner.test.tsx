import { fireEvent, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { partnerImplementation } from '../../../src/application/features/partner/partner'
import type { Slice } from '../../../src/domain/event-log'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId } from '../../../src/domain/kernel/ids'
import type { EffectRef } from '../../../src/domain/kernel/message'
import {
  configQuery,
  highlightsQuery,
  homeQuery,
  mayCreateQuery,
  type Highlights,
  type PartnerHome,
} from '../../../src/domain/partner'
import { HomeScreen } from '../../../src/ui/features/partner/HomeScreen'
import { PartnerSearchScreen } from '../../../src/ui/features/partner/PartnerSearchScreen'
import { SpaceHighlight } from '../../../src/ui/features/partner/SpaceHighlight'
import { avatarColorOfGroup } from '../../../src/ui/components/avatar/avatar-data'
import { GroupHighlight } from '../../../src/ui/features/partner/GroupHighlight'
import { ProfileDrawer } from '../../../src/ui/features/partner/ProfileDrawer'
import { usePartnerVisibility } from '../../../src/ui/features/partner/use-partner-visibility'
import { en } from '../../../src/ui/features/partner/translations.en'
import { groupOf } from '../../support/builders/group'
import { messageOf } from '../../support/builders/message'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann, sender, vera, type Person } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { spaceWith } from '../../support/builders/space'
import { summaryOf } from '../../support/builders/summary'
import { FakeApp, live, type AccountStep } from '../support/fake-app'
import { onPhone } from '../support/phone-layout'
import { Around, english, show } from '../support/show'

english.addResourceBundle('en', 'partner', en)

const LINK = '{"link":"harbor"}'
const READ = `read:${LINK}:`
/** Several queries of a page share a request id, so the reducer's name tells them apart. */
const asked = (slice: Slice): EffectRef => ({ unit: slice.name, id: READ, seq: slice.effects()[READ]?.seq ?? 0 })
const first = { key: LINK, input: { link: 'harbor' }, page: null }
const tea = groupOf('10000001', {
  name: 'Tea',
  isMember: false,
  description: 'Every day at five.',
  rewards: made(Decimal, '312000'),
})
const closed = groupOf('10000002', { name: 'Tea room', isMember: true, joinType: 'private' })
const soon = spaceWith({
  channelId: made(ChannelId, '5bace001-0000-4000-8000-000010000009'),
  title: 'Soon',
  status: 'prepare',
  startsAt: noonPlus(65_000),
})
const bar = { living: [spaceWith({ title: 'Open square' })], upcoming: [soon], recommend: [tea] }
const home: PartnerHome = { ...bar, icon: null, groups: [tea, closed] }

const pages = (
  <Routes>
    <Route path="/p/search" element={<PartnerSearchScreen />} />
    <Route path="/p/:link" element={<HomeScreen />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
)
const open = (who: Person = ann, at = '/p/harbor') => {
  const app = live(who)
  const partner = app.attach(partnerImplementation, undefined)
  show(pages, { app, at })
  const { home: page, get_highlights_bar } = partner.slices.account
  return {
    app,
    partner,
    comes: (value: PartnerHome | null) =>
      partner.answer(READ, () => homeQuery.loaded({ items: [{ found: value }], next: null }, first, asked(page))),
    fails: () => partner.answer(READ, () => homeQuery.failed(first, unreachable, asked(page))),
    barComes: (value: Highlights) =>
      partner.answer(READ, () =>
        highlightsQuery.loaded({ items: [{ found: value }], next: null }, first, asked(get_highlights_bar)),
      ),
  }
}
const drawn = (who: Person = ann) => {
  const opened = open(who)
  opened.comes(home)
  return opened
}
const chip = (name: RegExp) => screen.getByRole('button', { name })

describe('The home page of a partner', () => {
  it('R3-005 R3-045 R3-037 loads and shows the groups of the partner in its address', () => {
    const { comes } = open()
    expect(screen.getByRole('status')).toBeTruthy()
    comes(home)
    expect(screen.getByRole('link', { name: /^Tea$/ }).getAttribute('href')).toBe('/group/10000001')
    expect(screen.getByRole('link', { name: /Tea room/ })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('R3-046 R3-310 says that there is no group yet', () => {
    open().comes({ ...home, living: [], upcoming: [], recommend: [], groups: [] })
    expect(screen.getByText('No group yet')).toBeTruthy()
  })

  it('says that the partner is unknown', () => {
    open().comes(null)
    expect(screen.getByRole('heading', { name: 'Partner not found' })).toBeTruthy()
  })

  it('says that it failed, and retries', () => {
    const { comes, fails } = open()
    fails()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    comes(home)
    expect(screen.getByRole('heading', { name: 'Groups' })).toBeTruthy()
  })

  it('R3-041 R3-043 has a header with logo, search, messages and profile for members', () => {
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

  it('R3-042 has a bell that is marked while a chat has unread messages', async () => {
    const { app } = drawn()
    const bell = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Messages/ })
    const summary =
      (maxSeq: number, readSeq: number): AccountStep =>
      (ask) => ({
        type: 'ConversationsListed',
        ask: ask('list'),
        conversations: [summaryOf({ maxSeq, readSeq, unread: maxSeq - readSeq })],
      })
    app.hear(summary(4, 4))
    expect([bell().getAttribute('aria-label'), bell().closest('[data-news]')]).toEqual(['Messages', null])
    app.hear({ type: 'MessagesArrived', messages: [messageOf({ seq: 5, text: 'hello' })] })
    expect((await screen.findByRole('link', { name: 'Messages, new' })).closest('[data-news]')).not.toBeNull()
  })

  it('R3-043 R3-223 offers visitors to sign in, and asks them to before they create a group', () => {
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

  it('shows a group as joined after joining', () => {
    const { app } = drawn()
    const joined = () =>
      screen.getAllByRole<HTMLButtonElement>('button', { name: 'Joined' }).map(({ disabled }) => disabled)
    expect(joined()).toEqual([true])
    app.hear({ type: 'GroupJoined', group: { ...tea, isMember: true } })
    expect(joined()).toEqual([true, true])
  })
})

describe('The highlights bar', () => {
  it('R3-047 has chips for live spaces, upcoming spaces and recommended groups', () => {
    drawn()
    const names = within(screen.getByRole('region', { name: 'Highlights' }))
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'))
    expect(names).toEqual(['Live space: Open square', 'Upcoming space: Soon', 'Recommended group: Tea'])
  })

  it('R3-247 R3-156 shows the response of its own call, and until then the data of the page', () => {
    drawn().barComes({ ...bar, living: [] })
    expect(screen.queryByRole('button', { name: /Live space/ })).toBeNull()
    expect(chip(/Upcoming space/)).toBeTruthy()
  })

  it('R3-049 on a phone a space opens a drawer, and a group opens its join dialog', () => {
    onPhone()
    const { app } = drawn()
    fireEvent.click(chip(/Live space/))
    expect(within(screen.getByRole('dialog')).getByText('Space Now')).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: /Recommended group/, hidden: true }))
    expect(app.said('AskToJoin')).toMatchObject([{ target: { gid: tea.gid } }])
  })
})

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
  it('R3-050 R3-321 counts down each second to an upcoming space', () => {
    const app = card()
    expect(screen.getByText('Upcoming Space')).toBeTruthy()
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('Starts in 01:05')
    app.pass(1_000)
    expect(timer.textContent).toBe('Starts in 01:04')
  })

  it('R3-052 shows the listener count of a live space', () => {
    card(spaceWith({ audience: 41 }))
    expect(screen.getByText('Space Now')).toBeTruthy()
    expect([screen.queryByText('41 listening') !== null, screen.queryByRole('timer')]).toEqual([true, null])
  })

  it('R3-052 shows no listener count before the space has started', () => {
    card(spaceWith({ ...soon, audience: 41 }))
    expect(screen.queryByText(/listening/)).toBeNull()
  })

  it('R3-051 R3-053 shows title, group, host and speakers, and lets members in', () => {
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

  it('ALL-10 asks a visitor to sign in', () => {
    const app = card(soon, vera)
    fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(app.said('ShowVisitorDialog')).toHaveLength(1)
  })
})

describe('The card of a recommended group', () => {
  it.each([
    ['its banner', { banner: 'https://cdn.example/b.png', icon: 'https://cdn.example/i.png' }, 'b.png'],
    ['else its icon', { banner: null, icon: 'https://cdn.example/i.png' }, 'i.png'],
  ])('R3-054 has %s as its cover', (_name, pictures, file) => {
    show(<GroupHighlight group={{ ...tea, ...pictures }} />)
    expect(document.querySelector('img')?.getAttribute('src')).toContain(file)
  })

  it('R3-054 has a gradient of its owner’s colour without a picture', () => {
    // Rendered to markup, because happy-dom drops colours that it does not know.
    const html = renderToStaticMarkup(
      <Around>
        <GroupHighlight group={{ ...tea, banner: null, icon: null }} />
      </Around>,
    )
    expect(html).toContain(`linear-gradient(120deg, ${avatarColorOfGroup(tea.ownerXid)}`)
    expect(html).not.toContain('<img')
  })

  it('R3-055 R3-057 shows name, description and figures, and links to the group', () => {
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
  ] as const)('R3-056 has a lock for members of a private group (member %s, %s)', (isMember, joinType, locks) => {
    show(<GroupHighlight group={{ ...tea, isMember, joinType }} />)
    expect(screen.queryAllByText('Private group')).toHaveLength(locks)
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

  it('R3-044 shows the user id, the joined groups and a link to the app', () => {
    opened(true).hear((ask) => ({ type: 'MyGroupsLoaded', ask: ask('mine'), groups: [closed] }))
    const drawer = within(screen.getByRole('dialog'))
    expect(drawer.getByText(`ID ${ann.uid}`)).toBeTruthy()
    expect(drawer.getByRole('link', { name: /Tea room/ }).getAttribute('href')).toBe('/group/10000002')
    expect(drawer.getByRole('link', { name: 'Open Loop' }).getAttribute('href')).toBe('/group')
    expect(drawer.getByRole('link', { name: 'Create group' }).getAttribute('href')).toBe('/group/create')
  })

  it('R3-222 offers to create a group only to members who may', () => {
    opened(false)
    expect(screen.queryByRole('link', { name: 'Create group' })).toBeNull()
  })
})

function Shows() {
  return <p>{JSON.stringify(usePartnerVisibility())}</p>
}

describe('The tools of a partner login', () => {
  it('R1-235 are all there for a member without a partner', () => {
    show(<Shows />, { app: live(ann) })
    expect(screen.getByText('{"create":true,"bubble":true,"gift":true}')).toBeTruthy()
  })

  it('R1-235 R1-004 are hidden until the configuration has loaded, and then follow it', async () => {
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

describe('The search page of a partner', () => {
  const found = () => {
    const opened = open(ann, '/p/search?link=harbor')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'tea' } })
    const { finder } = opened.partner.slices.tab
    const round = () =>
      Object.keys(finder.effects())
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

  it('R3-058 R3-060 has the tabs Groups and People, a clear button, and a cancel button', () => {
    found()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Groups', 'People'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  })

  it('R3-061 R3-062 R3-063 shows name, ID, rewards and a shield for a private group, and joins for a non-member', () => {
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
    expect(app.said('AskToJoin')).toMatchObject([{ target: { gid: tea.gid } }])
  })

  it('R3-189 shows a found group as joined after joining, without a new search', () => {
    const { app } = found()
    app.hear({ type: 'GroupJoined', group: { ...tea, isMember: true } })
    expect(
      screen.getAllByRole<HTMLButtonElement>('button', { name: 'Joined' }).map(({ disabled }) => disabled),
    ).toEqual([true, true])
    expect(app.saidToTab.filter(({ type }) => type === 'partner/FindTyped')).toHaveLength(1)
  })
})
