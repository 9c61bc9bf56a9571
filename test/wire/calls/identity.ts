import { makeIdentities } from '../../../src/adapters/rest/identity'
import { Secret } from '../../../src/application/ports/browser/vault'
import { right } from '../../adapters/support/client'
import { ADA, BEN, BEN_UID } from '../support/seeded-ids'
import type { CallRow, WireScene } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'
import { signatureOf, walletAddress } from '../support/wallet'

const PROFILE = 'spec 2 §7 Profile'
const USER = 'spec 1 §3, spec 2 §3 User; live_channel_id is ours'
const FIELDS = {
  head: null,
  bg_image: null,
  bio: 'Tea.',
  level: 12,
  twitter_url: null,
  following: 26,
  followers: 30,
  follow: 0,
  blocked: 0,
  is_super: 0,
  show_joined_group: 1,
  allow_dm: 1,
  web3_project_num: 1,
  role_id: 0,
  bot_father_id: null,
  is_ai_agent: 0,
  is_visitor: 0,
  is_nft_image: 0,
}
const code = new Secret('123456')

/** Requests a sign-in code for an address. The code replaces the code in the literal. */
const sentTo =
  (email: string) =>
  async (town: WireTown): Promise<WireScene> => {
    const nobody = town.stranger()
    await right(nobody.accounts.sendCode(email))
    return { cast: { 123456: await nobody.codeFor(email) } }
  }

export const identityRows: readonly CallRow[] = [
  {
    proves: 'R1-113 R2-082 R2-213',
    source: USER,
    request: { method: 'GET', path: '/api/loop_user/get_profile', token: true },
    answer: {
      ...FIELDS,
      uid: '1000000001',
      xid: 'a000000001',
      username: 'Ada',
      email: 'ada@loop.example',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      invite_code: 'ABC234',
      parent_invite_code: 'XYZ789',
      live_status: 1,
      live_channel_id: '5bace001-0000-4000-8000-000010000001',
    },
    asks: ({ rest }) => makeIdentities(rest).own(),
    reads: {
      user: { person: { xid: ADA, name: 'Ada', bio: 'Tea.' }, email: 'ada@loop.example' },
      wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      inviteCode: 'ABC234',
      parentInviteCode: 'XYZ789',
      live: { channelId: '5bace001-0000-4000-8000-000010000001' },
      role: 'normal',
      botFather: null,
      isAgent: false,
      isVisitor: false,
      isNftPicture: false,
    },
    given: { xid: 'a000000001', email: 'ada@loop.example' },
  },
  {
    proves: 'R1-113 R2-082 R2-214',
    source: USER,
    request: { method: 'GET', path: '/api/loop_user/get_other_profile', query: { uid: '1000000002' }, token: true },
    answer: {
      ...FIELDS,
      uid: '1000000002',
      xid: 'b000000002',
      username: 'Ben',
      email: null,
      address: null,
      invite_code: null,
      parent_invite_code: null,
      live_status: 0,
      live_channel_id: null,
      role_id: 4,
      bot_father_id: 'b900000001',
      is_ai_agent: 1,
      is_nft_image: 1,
      is_visitor: 1,
    },
    asks: ({ rest }) => makeIdentities(rest).of(BEN_UID),
    reads: {
      user: { person: { xid: BEN } },
      wallet: null,
      inviteCode: null,
      live: null,
      role: 'ai',
      botFather: 'b900000001',
      isAgent: true,
      isVisitor: true,
      isNftPicture: true,
    },
    given: { uid: '1000000002', email: null },
  },
  {
    proves: 'R1-246 R2-217',
    source: 'spec 1 §7, spec 2 §7; the base is that of the call before it',
    request: { method: 'POST', path: '/api/groupchat/users_by_uids', body: { uids: ['1000000002'] }, token: true },
    answer: { list: [{ uid: '1000000002', bio: 'Trains and bread.' }], total: 1 },
    asks: ({ rest }) => makeIdentities(rest).briefs([BEN_UID]),
    reads: [{ uid: BEN_UID, bio: 'Trains and bread.' }],
    given: { list: [{ uid: '1000000002' }] },
  },
  {
    proves: '',
    source: 'ours',
    request: { method: 'GET', path: '/api/user/blocklist', query: { page: '1', limit: '20' }, token: true },
    answer: { list: [{ xid: 'b000000002', uid: '1000000002', username: 'Ben', head: null }], total: 1 },
    asks: ({ rest }) => makeIdentities(rest).blocked(1, 20),
    reads: { items: [{ xid: BEN, uid: BEN_UID, name: 'Ben', avatar: null }] },
    given: { list: [{ xid: 'b000000002' }] },
    inTown: async (town) => {
      await right((await town.as('ada@loop.example')).client.profiles.change(BEN, 'block'))
      return {}
    },
  },
  {
    proves: 'R2-225',
    source: PROFILE,
    request: {
      method: 'POST',
      path: '/api/loop_user/set_email',
      body: { email: 'new@loop.example', security_code: '123456' },
      token: true,
    },
    answer: null,
    asks: ({ rest }) => makeIdentities(rest).setEmail('new@loop.example', code),
    inTown: sentTo('new@loop.example'),
  },
  {
    proves: 'R2-226',
    source: PROFILE,
    request: {
      method: 'POST',
      path: '/api/loop_user/unbind_email',
      body: { email: 'ada@loop.example', security_code: '123456' },
      token: true,
    },
    answer: null,
    asks: ({ rest }) => makeIdentities(rest).unbindEmail('ada@loop.example', code),
    inTown: async (town) => {
      const { client } = await town.as('ada@loop.example')
      const [given, state] = Object.values(await town.backFromX(client, 'bind')).flatMap((one) =>
        typeof one === 'string' ? [new Secret(one)] : [],
      )
      if (given === undefined || state === undefined) throw new Error('X gave nothing back')
      await right(client.xAccounts.bind({ code: given, state }, { purpose: 'bind', sessionId: null }))
      await town.clock.advance(61_000)
      return sentTo('ada@loop.example')(town)
    },
  },
  {
    proves: '',
    source: 'ours; decisions.md, wallet bind',
    request: {
      method: 'POST',
      path: '/api/loop_user/set_wallet',
      body: { address: walletAddress, signature: '0xsignature' },
      token: true,
    },
    answer: null,
    asks: ({ rest }) => makeIdentities(rest).bindWallet(walletAddress, new Secret('0xsignature')),
    inTown: async (town) => {
      const { text } = await right(town.stranger().accounts.textToSign('address', walletAddress))
      return { cast: { '0xsignature': await signatureOf(text.reveal()) } }
    },
  },
  {
    proves: 'R2-228',
    source: PROFILE,
    request: { method: 'POST', path: '/api/x/unbind', body: {}, token: true },
    answer: null,
    asks: ({ rest }) => makeIdentities(rest).unbindX(),
  },
]
