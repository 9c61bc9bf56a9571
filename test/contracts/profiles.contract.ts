import { expect, it } from 'vitest'
import { Uid, Xid } from '../../src/domain/kernel/ids'
import type { User } from '../../src/domain/profile'
import { made } from '../support/builders/made'
import { left, right } from '../adapters/support/client'
import type { ContractSubject, MakeContractSubject } from './contract-subject'
import { withSubject } from './with-subject'

const BEN = made(Uid, '1000000002')
const MEI = made(Uid, '1000000003')
const benXid = made(Xid, 'b000000002')

/** The contract of the profiles port. */
export const profilesContract = (make: MakeContractSubject): void => {
  const bench = withSubject(make)
  type Browser = ReturnType<ContractSubject['browser']>
  const as = async (email: string): Promise<Browser> => {
    const browser = bench().browser()
    await browser.signIn(email)
    return browser
  }
  const found = async (browser: Browser, uid: Uid): Promise<User> => {
    const user = await right(browser.profiles.find(uid))
    if (user === null) throw new Error(`nobody is ${uid}`)
    return user
  }

  it('R1-243 R1-244 a member can read the own profile, and the profile of another member without the e-mail address', async () => {
    const ada = await as('ada@loop.example')
    const own = await right(ada.profiles.own())
    expect(own).toMatchObject({
      person: { name: 'Ada', level: 12 },
      email: 'ada@loop.example',
      follow: false,
      blocked: 'none',
    })
    const mei = await found(ada, MEI)
    expect(mei).toMatchObject({ person: { name: '陈美玲', uid: MEI }, email: null })
    expect(mei.person.bio).not.toBe('')
  })

  it('BI-128 route_uid: looking up a profile by an unknown uid finds nobody', async () => {
    const ada = await as('ada@loop.example')
    expect(await right(ada.profiles.find(made(Uid, '999999999999999999999')))).toBeNull()
  })

  it('R1-245 the uid of a member is found by the member’s xid, and is null for an unknown xid', async () => {
    const ada = await as('ada@loop.example')
    expect(
      await Promise.all([right(ada.profiles.uidOf(benXid)), right(ada.profiles.uidOf(made(Xid, 'nobody')))]),
    ).toEqual([BEN, null])
  })

  it('R1-245 looking up names by xids returns only the names of existing members', async () => {
    const ada = await as('ada@loop.example')
    const told = right(ada.profiles.namesOf([benXid, made(Xid, 'nobody')]))
    await bench().pass(200)
    expect(await told).toEqual([{ xid: benXid, name: 'Ben' }])
  })

  it('R1-250 FOL-5 a repeated follow raises the counts of both members once, and an unfollow restores these counts', async () => {
    const [ada, ben] = [await as('ada@loop.example'), await as('ben@loop.example')]
    await right(ada.profiles.change(benXid, 'unfollow'))
    const before = [await found(ada, BEN), await right(ada.profiles.own())] as const
    await right(ada.profiles.change(benXid, 'follow'))
    await right(ada.profiles.change(benXid, 'follow'))
    const after = [await found(ada, BEN), await right(ada.profiles.own())] as const
    expect(after[0]).toMatchObject({ follow: true, person: { followers: before[0].person.followers + 1 } })
    expect(after[1].person.following).toBe(before[1].person.following + 1)
    expect((await right(ben.profiles.own())).person.followers).toBe(before[0].person.followers + 1)
    await right(ada.profiles.change(benXid, 'unfollow'))
    expect(await found(ada, BEN)).toEqual(before[0])
  })

  it('R1-247 R1-248 R2-219 the lists of followed members and of followers are read in pages of 20, each member once', async () => {
    const ada = await as('ada@loop.example')
    const { person: mei } = await found(ada, MEI)
    const rows: { readonly rowId: string; readonly xid: string }[] = []
    for (let page = 0; page < 4; page += 1) {
      const { items, dropped } = await right(ada.profiles.follows('followers', mei.xid, rows.at(-1)?.rowId ?? null))
      expect([items.length, dropped]).toEqual([20, 0])
      rows.push(...items)
    }
    expect(new Set(rows.map(({ rowId }) => rowId)).size).toBe(80)
    expect(new Set(rows.map(({ xid }) => xid)).size).toBe(80)
    const first = (await right(ada.profiles.follows('following', mei.xid, null))).items
    const rest = (await right(ada.profiles.follows('following', mei.xid, first.at(-1)?.rowId ?? null))).items
    expect(first.length + rest.length).toBe(Math.min(40, mei.following))
  })

  it('R1-247 the member who was followed last is listed first and marked as followed', async () => {
    const ada = await as('ada@loop.example')
    await right(ada.profiles.change(benXid, 'unfollow'))
    await right(ada.profiles.change(benXid, 'follow'))
    const { person: me } = await right(ada.profiles.own())
    const { items } = await right(ada.profiles.follows('following', me.xid, null))
    expect(items[0]).toMatchObject({ xid: benXid, uid: BEN, name: 'Ben', follow: true })
  })

  it('R1-254 R1-255 R1-119 after a block, the blocker sees the state byMe, and the blocked member sees byThem and cannot follow', async () => {
    const [ada, ben] = [await as('ada@loop.example'), await as('ben@loop.example')]
    const own = await right(ada.profiles.own())
    await right(ben.profiles.change(own.person.xid, 'unfollow'))
    await right(ada.profiles.change(benXid, 'block'))
    expect((await found(ada, BEN)).blocked).toBe('byMe')
    expect((await found(ben, own.person.uid)).blocked).toBe('byThem')
    expect(await left(ben.profiles.change(own.person.xid, 'follow'))).toEqual({
      _tag: 'Refused',
      words: 'You have been blocked',
    })
    await right(ada.profiles.change(benXid, 'unblock'))
    expect((await found(ben, own.person.uid)).blocked).toBe('none')
  })

  it('R2-222 the server cleans the name and cuts the bio of a saved profile, and other members see the result', async () => {
    const [ada, ben] = [await as('ada@loop.example'), await as('ben@loop.example')]
    const {
      person: { uid, avatar, banner },
    } = await right(ada.profiles.own())
    const saved = await right(ada.profiles.save({ uid, avatar, banner, name: ' Ada\u202e L. ', bio: 'x'.repeat(130) }))
    expect(saved).toEqual({ uid, avatar, banner, name: 'Ada L.', bio: 'x'.repeat(120) })
    expect((await found(ben, uid)).person).toMatchObject({ name: 'Ada L.', bio: 'x'.repeat(120), avatar })
    expect((await right(ada.accounts.profile())).name).toBe('Ada L.')
  })

  it('R2-222 saving a profile with a blank name, or the profile of another member, is refused', async () => {
    const ada = await as('ada@loop.example')
    const {
      person: { uid },
    } = await right(ada.profiles.own())
    const draft = { uid, avatar: null, banner: null, name: '  ', bio: '' }
    expect(await left(ada.profiles.save(draft))).toMatchObject({ _tag: 'Refused' })
    expect(await left(ada.profiles.save({ ...draft, uid: BEN, name: 'Ben' }))).toMatchObject({ _tag: 'Refused' })
  })

  it('R2-223 the two privacy switches of a profile (groups and direct messages) are stored separately', async () => {
    const ada = await as('ada@loop.example')
    await right(ada.profiles.setSwitch('dm', false))
    await right(ada.profiles.setSwitch('group', false))
    expect((await right(ada.profiles.own())).switches).toEqual({ group: false, dm: false })
    await right(ada.profiles.setSwitch('dm', true))
    expect((await right(ada.profiles.own())).switches).toEqual({ group: false, dm: true })
  })

  it('R1-214 R1-215 a visitor can read only the own profile: any other profile request of a visitor is refused', async () => {
    const browser = bench().browser()
    await browser.visit()
    const {
      person: { uid },
    } = await right(browser.profiles.own())
    for (const refused of [
      browser.profiles.find(BEN),
      browser.profiles.change(benXid, 'follow'),
      browser.profiles.change(benXid, 'block'),
      browser.profiles.follows('followers', benXid, null),
      browser.profiles.setSwitch('dm', false),
      browser.profiles.save({ uid, avatar: null, banner: null, name: 'V', bio: '' }),
    ])
      expect(await left<unknown, unknown>(refused)).toEqual({ _tag: 'Refused', words: 'Visitors cannot do this' })
  })
}
