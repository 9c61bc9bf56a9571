import type { CallRow } from '../support/call-row'
import { ADA, ADA_UID, BEN, BEN_UID } from '../support/seeded-ids'

const USER = 'spec 1 §7 User and auth; spec 2 §7'
/** spec 1 §3 and spec 2 §3 User. */
const BEN_AS_USER = {
  uid: '1000000002', xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png', bg_image: 'https://cdn.example/bg.png', bio: 'Trains and bread.',
  level: 6, twitter_url: 'https://x.com/ben', following: 26, followers: 30, follow: 1, blocked: 0, is_super: 0, show_joined_group: 1, allow_dm: 0,
}
const FOLLOWED = { id: '38', xid: 'b000000002', uid: '1000000002', username: 'Ben', follow: 1 }

export const peopleRows: readonly CallRow[] = [
  {
    proves: 'R1-242 R2-215', source: USER,
    request: { method: 'GET', path: '/api/loop_user/search', query: { keyword: 'Ben', page: '1', limit: '24' }, token: true },
    answer: { list: [{ uid: '1000000002', xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png' }], total: 1 },
    asks: ({ profiles }) => profiles.search('Ben', 1, 24),
    reads: { items: [{ xid: BEN, uid: BEN_UID, name: 'Ben', avatar: 'https://cdn.example/ben.png' }] },
  },
  {
    proves: 'R1-243 R2-213', source: USER, request: { method: 'GET', path: '/api/loop_user/get_profile', token: true },
    answer: { ...BEN_AS_USER, uid: '1000000001', xid: 'a000000001', username: 'Ada', email: 'ada@loop.example', web3_project_num: 3 }, asks: ({ profiles }) => profiles.own(),
    reads: { person: { xid: ADA, uid: ADA_UID, name: 'Ada', level: 6, following: 26, followers: 30, xUrl: 'https://x.com/ben' }, email: 'ada@loop.example', switches: { group: true, dm: false }, projects: 3 },
    given: { xid: 'a000000001', username: 'Ada', web3_project_num: 3 },
  },
  {
    proves: 'R1-244 R2-214', source: USER, request: { method: 'GET', path: '/api/loop_user/get_other_profile', query: { uid: '1000000002' }, token: true },
    answer: BEN_AS_USER, asks: ({ profiles }) => profiles.find(BEN_UID),
    reads: { person: { xid: BEN, name: 'Ben', avatar: 'https://cdn.example/ben.png', banner: 'https://cdn.example/bg.png', bio: 'Trains and bread.' }, follow: true, blocked: 'none', switches: { group: true, dm: false } },
    given: { uid: '1000000002', username: 'Ben' },
  },
  {
    proves: 'R1-245 R2-216', source: USER,
    request: { method: 'POST', path: '/api/groupchat/users_by_xids', body: { xids: ['b000000002'], request_nft: 0 }, token: true },
    answer: { list: [{ uid: '1000000002', xid: 'b000000002', username: 'Ben' }], total: 1 }, asks: ({ profiles }) => profiles.namesOf([BEN]),
    reads: [{ xid: BEN, name: 'Ben' }], given: { list: [{ uid: '1000000002', username: 'Ben' }] },
  },
  {
    proves: 'R1-247 R2-218 R2-084', source: USER,
    request: { method: 'GET', path: '/api/loop_user/following_list', query: { xid: 'a000000001', cursor: '39' }, token: true },
    answer: { list: [FOLLOWED], cursor: '38' }, asks: ({ profiles }) => profiles.follows('following', ADA, '39'),
    reads: { items: [{ rowId: '38', xid: BEN, uid: BEN_UID, name: 'Ben', follow: true }] },
  },
  {
    proves: 'R1-248 R2-219 R2-084', source: USER,
    request: { method: 'GET', path: '/api/loop_user/follower_list', query: { xid: 'a000000001' }, token: true },
    answer: { list: [FOLLOWED], cursor: '38' }, asks: ({ profiles }) => profiles.follows('followers', ADA, null),
    reads: { items: [{ rowId: '38', xid: BEN, name: 'Ben' }] },
  },
  {
    proves: 'R1-250 R2-221', source: USER, request: { method: 'POST', path: '/api/loop_user/follow', body: { xid: 'b000000002', type: 1 }, token: true },
    answer: null, asks: ({ profiles }) => profiles.change(BEN, 'follow'),
  },
  {
    proves: 'R1-250 R2-221', source: USER, request: { method: 'POST', path: '/api/loop_user/follow', body: { xid: 'b000000002', type: 2 }, token: true },
    answer: null, asks: ({ profiles }) => profiles.change(BEN, 'unfollow'),
  },
  {
    proves: 'R2-222', source: 'spec 2 §7 Profile',
    request: { method: 'POST', path: '/api/loop_user/update_profile', body: { uid: '1000000001', username: 'Ada L.', head: '/town/a1.svg', bg_image: '/town/c7.svg', bio: 'Tea.' }, token: true },
    answer: null, asks: ({ profiles }) => profiles.save({ uid: ADA_UID, name: 'Ada L.', avatar: '/town/a1.svg', banner: '/town/c7.svg', bio: 'Tea.' }),
    reads: { name: 'Ada L.', bio: 'Tea.' },
  },
  {
    proves: 'R2-223', source: 'spec 2 §7 Profile; decisions.md, switch type', request: { method: 'POST', path: '/api/loop_user/update_switch', body: { type: 'dm', switch: 0 }, token: true },
    answer: null, asks: ({ profiles }) => profiles.setSwitch('dm', false),
  },
  {
    proves: 'R2-223', source: 'spec 2 §7 Profile; decisions.md, switch type', request: { method: 'POST', path: '/api/loop_user/update_switch', body: { type: 'group', switch: 1 }, token: true },
    answer: null, asks: ({ profiles }) => profiles.setSwitch('group', true),
  },
  {
    proves: 'R1-254 R2-230', source: USER, request: { method: 'POST', path: '/api/user/blocklist/add', body: { xid: 'b000000002' }, token: true },
    answer: null, asks: ({ profiles }) => profiles.change(BEN, 'block'),
  },
  {
    proves: 'R1-255 R2-231', source: USER, request: { method: 'POST', path: '/api/user/blocklist/del', body: { xid: 'b000000002' }, token: true },
    answer: null, asks: ({ profiles }) => profiles.change(BEN, 'unblock'),
  },
]
