import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { identityImplementation } from '../../../../src/application/features/identity/identity'
import { influenceImplementation } from '../../../../src/application/features/influence/influence'
import { levelsImplementation } from '../../../../src/application/features/levels/levels'
import { mallImplementation } from '../../../../src/application/features/mall/mall'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { Uid } from '../../../../src/domain/kernel/ids'
import { ProfileScreen } from '../../../../src/ui/features/profile/ProfileScreen'
import { made } from '../../../support/builders/made'
import { ann, ben, vera } from '../../../support/builders/person'
import { userOf } from '../../../support/builders/user'
import { FakeApp, live, type AccountStep } from '../../support/fake-app'
import { onPhone } from '../../support/phone-layout'
import { english, show } from '../../support/show'
import { en as identityWords } from '../../../../src/ui/features/identity/translations.en'
import { en as influenceWords } from '../../../../src/ui/features/influence/translations.en'
import { en as levelWords } from '../../../../src/ui/features/levels/translations.en'
import { en as mallWords } from '../../../../src/ui/features/mall/translations.en'

english.addResourceBundle('en', 'identity', identityWords)
english.addResourceBundle('en', 'levels', levelWords)
english.addResourceBundle('en', 'influence', influenceWords)
english.addResourceBundle('en', 'mall', mallWords)

const uid = made(Uid, '1000000002')
const someone = { ...ben, uid }
type Told = Parameters<typeof userOf>[1]

const found =
  (with_: Told = {}): AccountStep =>
  (ask) => ({ type: 'profile/PersonFound', ask: ask(`person:${uid}`), uid, user: userOf(someone, with_) })
const own =
  (with_: Told = {}): AccountStep =>
  (ask) => ({ type: 'profile/OwnProfileLoaded', ask: ask('own'), user: userOf(ann, with_) })

const open = (app: FakeApp, at = `/profile/${uid}`) => {
  app.attach(mallImplementation, undefined)
  app.attach(levelsImplementation, undefined)
  app.attach(identityImplementation, { mail$: null })
  app.attach(influenceImplementation, undefined)
  show(
    <Routes>
      <Route path="/profile" element={<ProfileScreen />} />
      <Route path="/profile/:uid" element={<ProfileScreen />} />
    </Routes>,
    { app, at },
  )
  return app
}
const button = (name: string) => screen.getByRole('button', { name })

describe('The profile of another person', () => {
  it('R2-052 the profile screen requests and shows the person whose uid is in the URL', () => {
    const app = open(live(ann)).hear(
      own(),
      found({
        person: { bio: 'Makes tea.', level: 7, following: 12, followers: 38_600, xUrl: 'https://x.com/benplays' },
      }),
    )
    expect(app.said('profile/ShowPerson')).toEqual([{ type: 'profile/ShowPerson', uid }])
    expect(screen.getByRole('heading', { level: 1, name: 'Ben' })).toBeTruthy()
    expect(screen.getByText('Makes tea.')).toBeTruthy()
    expect(screen.getByText('38.6k').parentElement?.title).toBe('38,600')
    const x = screen.getByRole('link', { name: 'Ben on X' })
    expect([x.getAttribute('href'), x.getAttribute('rel'), x.title]).toEqual([
      'https://x.com/benplays',
      'noopener noreferrer',
      'Opens x.com',
    ])
  })

  it.each([
    ['BI-126', '..%2f'],
    ['BI-127', '1e3'],
    ['BI-126', '__proto__'],
  ])('%s route_uid: a profile URL with an invalid uid shows "not found" without a request: %s', (_id, word) => {
    const app = open(live(ann), `/profile/${word}`)
    expect(screen.getByRole('heading', { name: 'No user with this ID' })).toBeTruthy()
    expect(app.said('profile/ShowPerson')).toEqual([])
  })

  it('BI-128 route_uid: the request for a profile contains every digit of a long uid, and an unknown uid shows "not found"', () => {
    const app = open(live(ann), '/profile/999999999999999999999')
    const asked = made(Uid, '999999999999999999999')
    expect(app.said('profile/ShowPerson')).toEqual([{ type: 'profile/ShowPerson', uid: asked }])
    app.hear(own(), (ask) => ({ type: 'profile/PersonNotFound', ask: ask(`person:${asked}`), uid: asked }))
    expect(screen.getByRole('heading', { name: 'No user with this ID' })).toBeTruthy()
  })

  it('a profile that failed to load shows an error and a Retry button', () => {
    const app = open(live(ann)).hear(own(), (ask) => ({
      type: 'profile/PersonNotLoaded',
      ask: ask(`person:${uid}`),
      uid,
      failure: unreachable,
    }))
    fireEvent.click(button('Retry'))
    expect(app.said('profile/ShowPerson')).toHaveLength(2)
  })

  it('on a phone a profile has a back button while loading, after a failure and if nobody has the uid', () => {
    onPhone()
    const app = open(live(ann))
    expect(button('Back')).toBeTruthy()
    app.hear(own(), (ask) => ({
      type: 'profile/PersonNotLoaded',
      ask: ask(`person:${uid}`),
      uid,
      failure: unreachable,
    }))
    expect(button('Back')).toBeTruthy()
    fireEvent.click(button('Retry'))
    app.hear((ask) => ({ type: 'profile/PersonNotFound', ask: ask(`person:${uid}`), uid }))
    expect([
      screen.getAllByRole('button', { name: 'Back' }).length,
      screen.getByRole('heading', { level: 1 }).textContent,
    ]).toEqual([1, 'No user with this ID'])
    vi.restoreAllMocks()
  })

  it('FOL-1 ALL-10 the profile screen requests no profile for a visitor or without a session', () => {
    expect(open(new FakeApp()).said('profile/ShowPerson')).toEqual([])
    expect(open(live(vera)).saidToAccount).toEqual([])
  })
})

describe('The follow button', () => {
  it('R1-178 R2-158 FOL-2 a single press on the follow button of a profile follows that person', () => {
    const app = open(live(ann)).hear(own(), found())
    fireEvent.click(button('Follow'))
    expect(app.said('profile/ChangeRelation')).toEqual([
      { type: 'profile/ChangeRelation', xid: ben.xid, change: 'follow' },
    ])
    expect(button('Following')).toBeTruthy()
  })

  it('R1-178 R2-158 FOL-2 the follow button of a followed person unfollows that person only after a confirmation', async () => {
    const app = open(live(ann)).hear(own(), found({ follow: true }))
    fireEvent.click(button('Following'))
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Unfollow Ben?' })).getByRole('button', { name: 'Cancel' }),
    )
    expect(app.said('profile/ChangeRelation')).toEqual([])
    fireEvent.click(button('Following'))
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Unfollow Ben?' })).getByRole('button', { name: 'Unfollow' }),
    )
    expect(app.said('profile/ChangeRelation')).toEqual([
      { type: 'profile/ChangeRelation', xid: ben.xid, change: 'unfollow' },
    ])
  })

  it('R2-072 the follow button stands on another person’s profile beside chat, call and gift', () => {
    open(live(ann)).hear(own(), found())
    expect([button('Follow'), button('Voice call')].length).toBe(2)
    expect(['Chat', 'Gift'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      `/message/${uid}`,
      `/message/${uid}?operate=showGift`,
    ])
  })

  it('R2-072 FOL-1 my own profile has no follow button, even at the URL with my uid', () => {
    const me = { ...ann, uid: made(Uid, '1000000001') }
    for (const at of ['/profile', `/profile/${me.uid}`]) {
      const app = open(live(me), at).hear(own())
      expect(screen.getAllByRole('button', { name: 'Edit profile' }).length).toBeGreaterThan(0)
      expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull()
      expect(app.said('profile/ShowPerson')).toEqual([])
    }
  })

  it('FOL-4 the follow button shows its former state again when the server refuses the change', () => {
    const app = open(live(ann)).hear(own(), found())
    fireEvent.click(button('Follow'))
    app.hear((ask) => ({
      type: 'profile/RelationNotChanged',
      ask: ask(`change:${ben.xid}`),
      xid: ben.xid,
      change: 'follow',
      failure: refused('no'),
    }))
    expect(button('Follow')).toBeTruthy()
  })
})

describe('Blocking a person', () => {
  it('R1-107 R1-168 a person is blocked only after a press on Block in the confirmation dialog, and can then be unblocked', async () => {
    const app = open(live(ann)).hear(own(), found())
    fireEvent.click(button('More'))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Block' }))
    const dialog = await screen.findByRole('dialog', { name: 'Block Ben?' })
    expect(app.said('profile/ChangeRelation')).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
    app.hear((ask) => ({
      type: 'profile/RelationChanged',
      ask: ask(`change:${ben.xid}`),
      xid: ben.xid,
      change: 'block',
    }))
    expect(screen.getByText('You blocked this person.')).toBeTruthy()
    fireEvent.click(button('Unblock'))
    expect(app.said('profile/ChangeRelation')).toEqual([
      { type: 'profile/ChangeRelation', xid: ben.xid, change: 'block' },
      { type: 'profile/ChangeRelation', xid: ben.xid, change: 'unblock' },
    ])
  })
})

describe('The list of followers', () => {
  const rows: AccountStep = (ask) => ({
    type: 'profile/FollowsLoaded',
    ask: ask(`followers:${ben.xid}:1`),
    xid: ben.xid,
    list: 'followers',
    page: 1,
    size: 20,
    rows: [
      { rowId: 'r1', xid: vera.xid, uid: made(Uid, '1000000009'), name: 'Vera', avatar: null },
      { rowId: 'r2', xid: ann.xid, uid: ann.uid, name: 'Ann', avatar: null },
    ],
    followed: [],
  })

  it('R2-218 R2-219 each row in a list of followers links to a profile, and my own row has no follow button', () => {
    const app = open(live(ann), `/profile/${uid}?list=followers`).hear(own(), found()).hear(rows)
    expect(app.said('profile/ShowFollows')).toEqual([{ type: 'profile/ShowFollows', xid: ben.xid, list: 'followers' }])
    expect(screen.getByRole('link', { name: 'Vera ID 1000000009' }).getAttribute('href')).toBe('/profile/1000000009')
    expect(screen.queryByRole('button', { name: 'Follow Ann' })).toBeNull()
    fireEvent.click(button('Follow Vera'))
    expect(app.said('profile/ChangeRelation')).toEqual([
      { type: 'profile/ChangeRelation', xid: vera.xid, change: 'follow' },
    ])
    fireEvent.click(screen.getByRole('tab', { name: 'Following' }))
    expect(app.said('profile/ShowFollows').at(-1)).toEqual({
      type: 'profile/ShowFollows',
      xid: ben.xid,
      list: 'following',
    })
  })
})

describe('Editing my own profile', () => {
  // Wait for the recharge card, because React delays all updates while that lazy part loads.
  const write = async (app: FakeApp) => {
    open(app, '/profile').hear(own())
    await screen.findByRole('heading', { name: 'Recharge' })
    fireEvent.click(button('Edit profile'))
  }

  it('R2-177 BI-385 bio: the edit dialog cuts a longer bio at 120 characters, and shows the count of characters', async () => {
    await write(live(ann))
    const bio = await screen.findByLabelText('About you')
    fireEvent.change(bio, { target: { value: 'x'.repeat(121) } })
    expect(screen.getByDisplayValue('x'.repeat(120))).toBeTruthy()
    expect(screen.getByText('120/120')).toBeTruthy()
  })

  it('when saving my profile fails, the edit dialog shows an error and keeps the typed text', async () => {
    const app = live(ann)
    await write(app)
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Anna' } })
    fireEvent.click(button('Save'))
    app.hearInTab((ask) => ({ type: 'profile/ProfileNotStored', ask: ask('saveProfile'), failure: unreachable }))
    expect(screen.getByRole('alert').textContent).toBe('Couldn’t save your profile. Your changes are still here.')
    expect(screen.getByDisplayValue('Anna')).toBeTruthy()
  })

  it('closing the edit dialog with Escape keeps the typed text, and closing the dialog with Cancel discards that text', async () => {
    const app = live(ann)
    await write(app)
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Anna' } })
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    fireEvent.click(button('Edit profile'))
    expect(screen.getByDisplayValue('Anna')).toBeTruthy()
    fireEvent.click(button('Cancel'))
    fireEvent.click(button('Edit profile'))
    expect(screen.getByDisplayValue('Ann')).toBeTruthy()
  })
})
