import type { GiftOrder } from '../../../src/domain/gift'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { made } from '../../support/builders/made'
import { BEN, CLIENT_ID, IN_SQUARE, OURS } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'

const FAMILY = 'spec 1 §7 Gifts; decisions.md: gifts: /api/gift/…'
const amount = (text: string) => made(Decimal, text)
const VAPC = JSON.stringify({
  info: {
    v: 2,
    f: 45,
    w: 240,
    h: 320,
    fps: 25,
    videoW: 496,
    videoH: 320,
    aFrame: [244, 0, 240, 320],
    rgbFrame: [0, 0, 240, 320],
    isVapx: 0,
    orien: 0,
  },
})
const ANIMATION = {
  url: '/gifts/2.mp4',
  frames: 45,
  fps: 25,
  width: 240,
  height: 320,
  videoWidth: 496,
  videoHeight: 320,
  rgb: [0, 0, 240, 320],
  alpha: [244, 0, 240, 320],
}
const ROSE: Json = {
  gift_id: '2',
  title: 'Rose',
  icon: '/town/gf2.svg',
  price: '1',
  level: 1,
  mobile_asset: '/gifts/2.mp4',
  mobile_vapc_config: VAPC,
}
const order: GiftOrder = {
  id: CLIENT_ID,
  conversationId: IN_SQUARE,
  gid: null,
  giftId: '2',
  title: 'Rose',
  receivers: [{ xid: BEN, name: 'Ben' }],
  currencyId: 5,
  currency: 'LOOP',
  total: amount('1'),
  before: amount('10'),
  afterSeq: 340,
}
const BEN_GOT: CallRow['inTown'] = async (town) => {
  await town.sendGift('ada@loop.example', order)
  return { as: 'ben@loop.example' }
}

export const giftRows: readonly CallRow[] = [
  {
    proves: 'R1-306 R1-130',
    source: FAMILY,
    request: { method: 'GET', path: '/api/gift/list', token: true },
    answer: { list: [ROSE], total: 1 },
    asks: ({ gifts }) => gifts.list(),
    reads: [
      { id: '2', title: 'Rose', icon: '/town/gf2.svg', price: '1', level: 1, hasAssets: true, animation: ANIMATION },
    ],
    given: { list: ['2', '8', '5', '4', '6', '3', '10', '1', '14', '7'].map((gift_id) => ({ gift_id })) },
  },
  {
    proves: 'R1-308 R2-244',
    source: FAMILY,
    request: { method: 'GET', path: '/api/gift/received_list', query: { page: '1', sort: 'price' }, token: true },
    answer: {
      list: [
        {
          icon: '/town/gf2.svg',
          title: 'Rose',
          currency_amount: '1',
          send_time: 1_800_000_000,
          sender_user: { xid: 'a000000001', username: 'Ada', head: '/town/a1.svg' },
        },
      ],
      total: 1,
    },
    asks: ({ gifts }) => gifts.received('price', 1),
    reads: {
      items: [
        {
          title: 'Rose',
          amount: '1',
          at: 1_800_000_000_000,
          sender: { xid: 'a000000001', name: 'Ada', avatar: '/town/a1.svg' },
        },
      ],
      next: null,
    },
    inTown: BEN_GOT,
    given: { list: [{ title: 'Rose', currency_amount: '1', sender_user: { xid: 'a000000001' } }] },
  },
  {
    proves: 'R1-309 R2-245',
    source: FAMILY,
    request: { method: 'GET', path: '/api/gift/received_stat', token: true },
    answer: { list: [{ icon: '/town/gf2.svg', title: 'Rose', price_by_loop: '1', received_count: 3 }], total: 1 },
    asks: ({ gifts }) => gifts.stats(),
    reads: [{ icon: '/town/gf2.svg', title: 'Rose', price: '1', count: 3 }],
    inTown: BEN_GOT,
    given: { list: [{ title: 'Rose', price_by_loop: '1', received_count: 1 }] },
  },
  {
    proves: 'R1-310',
    source: FAMILY,
    request: {
      method: 'POST',
      path: '/api/gift/send',
      body: { conversation_sid: 'sg_10000001', gift_id: '2', xids: ['b000000002'], currency_id: 5 },
      token: true,
    },
    answer: null,
    asks: ({ gifts }) => gifts.send(order),
  },
  {
    proves: '',
    source: 'spec 1 §7 Groups: group_members (gid, page, limit, keyword, gift_bubble)',
    request: {
      method: 'GET',
      path: '/api/groupchat/group_members',
      query: { gid: '470000047', page: '1', limit: '20', keyword: 'be', gift_bubble: '1' },
      token: true,
    },
    answer: { list: [{ xid: 'b000000002', username: 'Ben', head: null, role_id: 0, is_visitor: 0 }], total: 1 },
    asks: ({ gifts }) => gifts.members(OURS, 1, 'be'),
    reads: { items: [{ xid: 'b000000002', name: 'Ben' }], next: null },
    given: { list: [{ xid: 'b000000002' }] },
  },
  {
    proves: '',
    source: 'spec 2 §7 balance (gid)',
    request: { method: 'GET', path: '/api/asset/balance', query: { gid: '470000047' }, token: true },
    answer: {
      list: [
        {
          currency_id: 5,
          name: 'LOOP',
          icon: null,
          balance: '10',
          total_balance_usdt: '1',
          price: null,
          bubble_enabled: 1,
          gift_enabled: 1,
        },
      ],
      total: 1,
    },
    asks: ({ gifts }) => gifts.balances(OURS),
    reads: [{ currencyId: 5, giftEnabled: true }],
    given: { list: [{ currency_id: 5, gift_enabled: 1 }, {}] },
  },
]
