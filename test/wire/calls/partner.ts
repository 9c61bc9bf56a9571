import { makePartners } from '../../../src/adapters/rest/partner'
import { BEN, BEN_UID, SQUARE } from '../support/seeded-ids'
import { ROOM } from '../support/adapters'
import type { CallRow } from '../support/call-row'
import { A_GROUP } from './groups'
import { A_ROOM } from './spaces'

const SERVICE =
  'spec 1 §7 Groups: GET group_partner list, search, config and people_partner/search; decisions.md, paths'
const link = 'harbor'
const SOON = {
  ...A_ROOM,
  channel_id: '5bace001-0000-4000-8000-000300000003',
  gid: '300000003',
  status: 2,
  title: 'Show and tell',
}
const bar = { living: [A_ROOM], upcoming: [SOON], recommend: [A_GROUP] }
const READ_BAR = {
  living: [{ channelId: ROOM, gid: SQUARE }],
  upcoming: [{ title: 'Show and tell', status: 'prepare' }],
  recommend: [{ gid: SQUARE }],
}

export const partnerRows: readonly CallRow[] = [
  {
    proves: 'R1-281 R3-156 R3-243 R3-244',
    source: `${SERVICE}; spec 3 §7 getPartners(link), §3 Partner data`,
    request: { method: 'GET', path: '/api/groupchat/group_partner/list', query: { link }, token: true },
    answer: { ...bar, icon: 'https://cdn.example/p.png', group: [A_GROUP] },
    asks: ({ rest }) => makePartners(rest).home(link),
    reads: { ...READ_BAR, icon: 'https://cdn.example/p.png', groups: [{ gid: SQUARE }] },
    given: { icon: '/town/g4.svg' },
  },
  {
    proves: 'R1-140 R1-281 R3-244',
    source: `${SERVICE}; spec 1 §3 Partner config`,
    request: { method: 'GET', path: '/api/groupchat/group_partner/config', query: { link }, token: true },
    answer: { partnerId: 'partner-1', link, loading: '/town/g4.svg', show_create: 1, show_bubble: 0, show_gift: 1 },
    asks: ({ rest }) => makePartners(rest).config(link),
    reads: {
      partnerId: 'partner-1',
      link,
      loading: '/town/g4.svg',
      showCreate: true,
      showBubble: false,
      showGift: true,
    },
    given: { partnerId: 'partner-1', link },
  },
  {
    proves: 'R3-247',
    source: 'spec 3 §7: one call for the highlights bar, path not shown',
    request: { method: 'GET', path: '/api/groupchat/group_partner/highlights_bar', query: { link }, token: true },
    answer: bar,
    asks: ({ rest }) => makePartners(rest).highlights(link),
    reads: READ_BAR,
  },
  {
    proves: 'R1-281 R3-244 R3-245 R3-315',
    source: `${SERVICE}; spec 3 §7: link, keyword; §9: 24`,
    request: {
      method: 'GET',
      path: '/api/groupchat/group_partner/search',
      query: { link, keyword: 'Square', page: '1', size: '24' },
      token: true,
    },
    answer: { list: [A_GROUP], total: 1 },
    asks: ({ rest }) => makePartners(rest).searchGroups(link, 'Square', 1, 24),
    reads: { items: [{ gid: SQUARE }] },
    given: { list: [{ gid: '10000001' }] },
  },
  {
    proves: 'R1-282 R3-246 R3-315',
    source: `${SERVICE}; spec 3 §7: link, keyword; §9: 24`,
    request: {
      method: 'GET',
      path: '/api/groupchat/people_partner/search',
      query: { link, keyword: 'Ben', page: '1', size: '24' },
      token: true,
    },
    answer: {
      list: [{ uid: '1000000002', xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png' }],
      total: 1,
    },
    asks: ({ rest }) => makePartners(rest).searchPeople(link, 'Ben', 1, 24),
    reads: { items: [{ xid: BEN, uid: BEN_UID, name: 'Ben' }] },
  },
]
