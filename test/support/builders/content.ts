import type { ContentByKind, GroupCard, Quote, SpaceCard } from '../../../src/domain/chat'
import { Gid, Xid } from '../../../src/domain/kernel/ids'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { made } from './made'

const gid = made(Gid, '12345678')
export const cara = { xid: made(Xid, 'x-cara'), name: 'Cara' }
const dan = { xid: made(Xid, 'x-dan'), name: 'Dan' }
export const groupCard: GroupCard = {
  gid,
  name: 'Lounge',
  icon: '/town/g1.svg',
  description: 'Quiet talk',
  memberCount: 12,
}
export const spaceCard: SpaceCard = { channelId: 'room-1', title: 'Evening tea', status: 'started' }
export const quote: Quote = {
  seq: 3,
  at: null,
  xid: cara.xid,
  name: 'Cara',
  of: 'text',
  text: 'what was said',
  media: null,
}

/** One message content of each kind. */
export const everyKind: ContentByKind = {
  text: { kind: 'text', text: 'hello', mentions: [] },
  image: { kind: 'image', url: '/town/ph1.svg', width: 360, height: 240 },
  album: {
    kind: 'album',
    pictures: [
      { url: '/town/ph1.svg', width: 360, height: 240 },
      { url: '/town/ph3.svg', width: 300, height: 400 },
      { url: '/town/ph4.svg', width: 480, height: 300 },
    ],
    text: 'From the roof',
    mentions: [cara],
  },
  video: { kind: 'video', url: '/town/v1.webm', poster: '/town/v1.svg', width: 320, height: 180, seconds: 65 },
  voice: {
    kind: 'voice',
    url: 'https://files.example/v1.webm',
    mime: 'audio/webm',
    bytes: 48_000,
    durationMs: 12_000,
    waveform: Array.from({ length: 64 }, (_, i) => i),
  },
  sticker: { kind: 'sticker', asset: '/stickers/hello.svg', name: 'Hello', category: 'sticker' },
  reply: { kind: 'reply', text: 'an answer', mentions: [], quote },
  richText: {
    kind: 'richText',
    text: 'a table',
    image: '/town/c1.svg',
    rows: [
      [
        { display: 'Weather', command: '/weather' },
        { display: 'plain', command: null },
      ],
    ],
  },
  groupInvite: { kind: 'groupInvite', group: groupCard },
  space: { kind: 'space', space: spaceCard },
  notification: {
    kind: 'notification',
    items: [
      {
        text: 'Something is new',
        event: null,
        image: '/town/c3.svg',
        space: spaceCard,
        group: groupCard,
        button: { link: '/group/12345678', words: 'Read' },
      },
    ],
  },
  accessGranted: { kind: 'accessGranted', group: groupCard },
  accessRequest: {
    kind: 'accessRequest',
    requestId: 'r1',
    isSpace: false,
    person: cara,
    avatar: '/town/a1.svg',
    group: groupCard,
    status: 'pending',
  },
  join: { kind: 'join', people: [cara, dan] },
  bubble: { kind: 'bubble', eventId: 'b1', isExclusive: true, seconds: 30, levelLimit: 5 },
  bubbleResult: { kind: 'bubbleResult', eventId: 'b1', text: 'Cara caught the most', event: null },
  gift: {
    kind: 'gift',
    giftId: '1',
    title: 'Rocket',
    icon: '/town/gf1.svg',
    receivers: [cara, dan],
    price: made(Decimal, '88'),
    currency: 'LOOP',
  },
  liveNotify: { kind: 'liveNotify', space: spaceCard },
  groupSetAdmin: { kind: 'groupSetAdmin', added: [cara], removed: [dan] },
  privateSpaceState: { kind: 'privateSpaceState', isVideo: false, state: 'completed', seconds: 65 },
  command: { kind: 'command', text: '/help' },
  recalled: { kind: 'recalled', by: cara.xid },
  unknown: { kind: 'unknown' },
}
