import { describe, expect, it } from 'vitest'
import { feature, type IdentityInput } from '../../../../../src/adapters/simulator/state/features/identity/feature'
import { blockedBy, detailsFor } from '../../../../../src/adapters/simulator/state/features/identity/views'
import { inviteCodeOf } from '../../../../../src/adapters/simulator/state/users/invites'
import { isResident } from '../../../../../src/adapters/simulator/state/groups/permissions'
import { channelOf } from '../../../../../src/adapters/simulator/state/seed/spaces'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { RULES_NOW } from '../../../../../src/adapters/simulator/state/rules'
import type { UserAccount, ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { Gid, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { made } from '../../../../support/builders/made'
import { personBy, START, townOf } from '../../state/town'

const town = townOf(1)
const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
const accountOf = (world: ServerState, xid: Xid): UserAccount => {
  const account = world.accounts[xid]
  if (account === undefined) throw new Error('nobody')
  return account
}
const NEW = 'new@loop.example'
const withCode = (world: ServerState, email: string) =>
  applyInput(world, { type: 'CodeAsked', source: '', at: START, email, code: '123456' }).world
const step = (world: ServerState, input: IdentityInput) => {
  const stepped = feature.step(world, input)
  return {
    world: stepped.world,
    words: stepped.outputs.map((output) => (output.type === 'Refused' ? output.words : output.type)),
  }
}
const set = (world: ServerState, email: string, code = '123456', xid = ada) =>
  step(world, { type: 'identity/EmailSet', source: '', at: addMs(START, 1_000), xid, email, code })
const unbind = (world: ServerState, email: string, code = '123456', xid = ada) =>
  step(world, { type: 'identity/EmailUnbound', source: '', at: addMs(START, 1_000), xid, email, code })
const unbindX = (world: ServerState, xid: Xid) => step(world, { type: 'identity/XUnbound', at: START, xid })
const onX = (world: ServerState, xid: Xid): ServerState => ({ ...world, byX: { ...world.byX, ada_here: xid } })
const withoutX = (world: ServerState): ServerState => ({ ...world, byX: {} })
const LAST = 'This is your only way to sign in. Connect another one first.'

describe('The e-mail address of an account on the simulated server', () => {
  it('R2-225 a new e-mail address replaces the old address only if the mailed code is right and no other member has the address', () => {
    const { world, words } = set(withCode(town, NEW), 'New@Loop.example')
    expect([words, accountOf(world, ada).email, world.byEmail[NEW], world.byEmail['ada@loop.example']]).toEqual([
      ['Done'],
      NEW,
      ada,
      undefined,
    ])
    expect(set(withCode(town, NEW), NEW, '000000').words).toEqual(['This code is not right'])
    expect(set(town, NEW).words).toEqual(['This code is no longer valid'])
    expect(set(withCode(town, 'ben@loop.example'), 'ben@loop.example').words).toEqual([
      'This address belongs to another member',
    ])
    expect(set(town, 'a@b\nBcc: x@y.example').words).toEqual(['This is not an e-mail address'])
  })

  it('a mailed code for a new e-mail address is accepted once, and is refused after five wrong attempts', () => {
    const { world } = set(withCode(town, NEW), NEW)
    expect(set(world, NEW).words).toEqual(['This code is no longer valid'])
    const tried = [1, 2, 3, 4, 5].reduce((acc) => set(acc, NEW, '000000').world, withCode(town, NEW))
    expect(set(tried, NEW).words).toEqual(['Too many wrong codes: ask for a new one'])
  })

  it('R2-226 the right mailed code removes the e-mail address of an account only if another sign-in method remains', () => {
    const email = 'ada@loop.example'
    const both = withCode(onX(withoutX(town), ada), email)
    const { world, words } = unbind(both, email)
    expect([
      words,
      world.byEmail[email],
      detailsFor(world, accountOf(world, ada), ada).user.email,
      isResident(accountOf(world, ada)),
    ]).toEqual([['Done'], undefined, '', false])
    expect(unbind(withCode(withoutX(town), email), email).words).toEqual([LAST])
    expect(unbind(both, 'ben@loop.example').words).toEqual(['This address is not connected'])
    expect(unbind(both, email, '000000').words).toEqual(['This code is not right'])
  })
})

describe('The X account of a member on the simulated server', () => {
  it('R2-228 a member can unlink the X account unless the X account is the only way to sign in', () => {
    const { world, words } = unbindX(onX(town, ada), ada)
    expect([words, world.byX['ada_here'], detailsFor(world, accountOf(world, ada), ben).user.person.xUrl]).toEqual([
      ['Done'],
      undefined,
      null,
    ])
    const account = accountOf(town, ada)
    const byXOnly: ServerState = {
      ...onX(town, ada),
      accounts: { ...town.accounts, [ada]: { ...account, email: null } },
    }
    expect(unbindX(byXOnly, ada).words).toEqual([LAST])
  })
})

describe('The wallet of a member on the simulated server', () => {
  const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const given = (world: ServerState): ServerState =>
    applyInput(world, {
      type: 'WalletTextAsked',
      source: '',
      at: START,
      origin: 'https://town.example',
      address: ADDRESS,
      nonce: 'n1',
    }).world
  const bind = (world: ServerState, xid: Xid, after = 1_000) =>
    step(world, {
      type: 'identity/WalletSet',
      at: addMs(START, after),
      xid,
      address: ADDRESS,
      nonce: 'n1',
      rules: RULES_NOW,
    })

  it('R2-078 a signed text links a wallet once within five minutes, if neither the wallet nor the account has a link already', () => {
    const { world, words } = bind(given(town), ada)
    expect([words, detailsFor(world, accountOf(world, ada), ada).wallet]).toEqual([['Done'], ADDRESS.toLowerCase()])
    expect(bind(world, ada).words).toEqual(['This message was signed already'])
    expect(bind(given(world), ben).words).toEqual(['This wallet belongs to another member'])
    expect(bind(given(town), ada, 300_000).words).toEqual(['This message is too old'])
    const other: ServerState = { ...given(town), wallets: { ...given(town).wallets, accounts: { '0xabc': ada } } }
    expect(bind(other, ada).words).toEqual(['Another wallet is connected'])
  })
})

describe('The account details on the simulated server', () => {
  it('R2-082 R1-113 the wallet, the e-mail address and the invite codes of an account are visible only to the owner of the account', () => {
    const world: ServerState = {
      ...town,
      invitedBy: { [ada]: ben },
      wallets: { ...town.wallets, accounts: { '0xabc': ada } },
    }
    const mine = detailsFor(world, accountOf(world, ada), ada)
    expect(mine).toMatchObject({
      user: { email: 'ada@loop.example' },
      wallet: '0xabc',
      inviteCode: inviteCodeOf(town, ada),
      parentInviteCode: inviteCodeOf(town, ben),
    })
    expect(detailsFor(world, accountOf(world, ada), ben)).toMatchObject({
      user: { email: null },
      wallet: null,
      inviteCode: null,
      parentInviteCode: null,
    })
  })

  it('a profile shows the room of the person unless the viewer is blocked by the person or outside the private group of the room', () => {
    const square = channelOf('10000001', 1)
    const seated = applyInput(town, { type: 'SpaceJoined', at: START, xid: ada, channelId: square, token: 't' }).world
    const liveFor = (world: ServerState, viewer: Xid) => detailsFor(world, accountOf(world, ada), viewer).live
    expect([liveFor(town, ben), liveFor(seated, ben)]).toEqual([null, { channelId: square }])
    expect(
      liveFor(applyInput(seated, { type: 'BlockSet', at: START, xid: ada, target: ben, on: true }).world, ben),
    ).toBeNull()
    const space = seated.spaces[square]
    if (space === undefined) throw new Error('no room')
    const inPrivate: ServerState = {
      ...seated,
      spaces: { ...seated.spaces, [square]: { ...space, gid: made(Gid, '470000047') } },
    }
    expect([liveFor(inPrivate, ben), liveFor(inPrivate, sky)]).toMatchObject([{ channelId: square }, null])
  })

  it('the list of people whom a member has blocked starts with the most recently blocked person', () => {
    const blocking = [ben, sky].reduce(
      (acc, target) => applyInput(acc, { type: 'BlockSet', at: START, xid: ada, target, on: true }).world,
      town,
    )
    expect(blockedBy(blocking, ada).map(({ xid }) => xid)).toEqual([sky, ben])
  })
})
