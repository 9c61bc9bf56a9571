import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { identityImplementation } from '../../../src/application/features/identity/identity'
import { briefsQuery, personQuery, type Details } from '../../../src/domain/identity'
import { ChannelId } from '../../../src/domain/kernel/ids'
import { UserBio } from '../../../src/ui/features/identity/UserBio'
import { OtherProfileBadges } from '../../../src/ui/features/identity/ProfileBadges'
import { en } from '../../../src/ui/features/identity/translations.en'
import { made } from '../../support/builders/made'
import { ann, ben, vera } from '../../support/builders/person'
import { userOf } from '../../support/builders/user'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'identity', en)

const plain: Details = {
  user: userOf(ben),
  wallet: null,
  inviteCode: null,
  parentInviteCode: null,
  live: null,
  role: 'normal',
  botFather: null,
  isAgent: false,
  isVisitor: false,
  isNftPicture: false,
}
const marksOf = (with_: Partial<Details>): Element | null => {
  const app = live(ann)
  const identity = app.attach(identityImplementation, { mail$: null })
  const { container } = show(<OtherProfileBadges uid={ben.uid} />, { app })
  const key = JSON.stringify({ uid: ben.uid })
  identity.answer(`read:${key}:`, (ask) =>
    personQuery.loaded(
      { items: [{ ...plain, ...with_ }], next: null },
      { key, input: { uid: ben.uid }, page: null },
      ask,
    ),
  )
  return container
}

describe('The badges on a profile banner', () => {
  it('R2-082 R1-113 badges name the special roles of a person, and an ordinary member has no badge', () => {
    expect(
      [
        marksOf({}),
        marksOf({ user: userOf(ben, { isSuper: true }), isNftPicture: true }),
        marksOf({ isAgent: true }),
        marksOf({ role: 'botFather' }),
        marksOf({ isVisitor: true }),
      ].map((marks) => marks?.textContent),
    ).toEqual(['', 'Loop teamNFT picture', 'Agent', 'Bot father', 'Visitor'])
  })

  it('R2-082 a badge says that a person is in a live space, and links to the space if the space is known', () => {
    marksOf({ live: { channelId: made(ChannelId, '5bace001-0000-4000-8000-000010000001') } })
    expect(screen.getByRole('link', { name: 'Live now' }).getAttribute('href')).toBe(
      '/space/5bace001-0000-4000-8000-000010000001',
    )
    expect(marksOf({ live: { channelId: null } })?.textContent).toBe('Live now')
  })
})

describe('The second line of a person in a list', () => {
  it('R1-246 R2-217 one request loads the bios of all people in a list, and the second line of a person shows the bio after the ID', () => {
    const app = live(ann)
    const identity = app.attach(identityImplementation, { mail$: null })
    const uids = [ben.uid, vera.uid]
    show(
      <>
        {uids.map((uid) => (
          <p key={uid}>
            <UserBio uid={uid} uids={uids}>
              ID {uid}
            </UserBio>
          </p>
        ))}
      </>,
      { app },
    )
    const key = JSON.stringify({ uids })
    identity.answer(`read:${key}:`, (ask) =>
      briefsQuery.loaded(
        { items: [{ uid: ben.uid, bio: 'Trains and bread.' }], next: null },
        { key, input: { uids }, page: null },
        ask,
      ),
    )
    expect(screen.getAllByText(/^ID/).map(({ textContent }) => textContent)).toEqual([
      `ID ${ben.uid} · Trains and bread.`,
      `ID ${vera.uid}`,
    ])
    expect(app.saidToAccount.filter(({ type }) => type === 'identity/briefs/load')).toHaveLength(1)
  })
})
