import {
  systemEvent,
  type Content,
  type ContentKind,
  type ContentOf,
  type Named,
  type Sender,
} from '../../../../domain/chat'
import { decimalOf } from '../../../../domain/kernel/decimal'
import type { SeededRandom } from '../seeded-random'
import { giftBy } from '../features/gift/catalogue'
import { memesIn } from '../chat/memes'
import type { ConversationContext } from '../server-state'

interface Making {
  readonly by: Sender
  readonly chance: SeededRandom
  readonly scenery: ConversationContext
  /** The other member of the conversation whom the message mentions or concerns. */
  readonly other: Sender
}

const named = ({ xid, name }: Sender): Named => ({ xid, name })
const PICTURES = [
  ['/town/ph1.svg', 360, 240],
  ['/town/ph3.svg', 300, 400],
  ['/town/ph4.svg', 480, 300],
  ['/town/c2.svg', 640, 320],
  ['/town/c5.svg', 640, 320],
] as const
const GIFTS = [
  ['1', 'Crown'],
  ['2', 'Rose'],
  ['3', 'Rocket'],
  ['4', 'Surprise'],
  ['5', 'Diamond'],
  ['6', 'Cup'],
] as const
const COMMANDS = ['/help', '/weather', '/events'] as const

const spaceOf = ({ chance, scenery }: Making, status: 'started' | 'prepare' | 'ended') => ({
  channelId: `town-${scenery.group.gid}-${chance.between(1, 9_999)}`,
  status,
  title: chance.of(
    ['Evening tea, all welcome', 'Questions and answers', 'Open microphone'],
    'Evening tea, all welcome',
  ),
})
/**
 * The id of a generated bubble rain contains the gid, so that the server can generate the rain's results from the id.
 */
const eventOf = ({ chance, scenery }: Making): string => `b${scenery.group.gid}-${chance.between(1, 999_999)}`

type Make = (making: Making) => Content

/** The first message of a group's bot. The message is always the same in a group. */
export const botGreeting = ({ group }: ConversationContext): ContentOf<'richText'> => ({
  kind: 'richText',
  text: `What can I do for you in ${group.name}?`,
  image: null,
  rows: [
    [
      { display: 'Weather', command: '/weather' },
      { display: 'Events', command: '/events' },
    ],
    [
      { display: 'Help', command: '/help' },
      { display: 'v1.0', command: null },
    ],
  ],
})

/** How to generate a special message of each content kind. Simulated members record no voice messages. */
const ASIDES: { readonly [K in Exclude<ContentKind, 'text' | 'reply' | 'voice'>]: Make } = {
  image: ({ chance }) => {
    const [url, width, height] = chance.of(PICTURES, PICTURES[0])
    return { kind: 'image', url, width, height }
  },
  album: ({ chance }) => {
    const first = PICTURES.indexOf(chance.of(PICTURES, PICTURES[0]))
    const pictures = [...PICTURES.slice(first), ...PICTURES.slice(0, first)].slice(0, 2 + first)
    return {
      kind: 'album',
      pictures: pictures.map(([url, width, height]) => ({ url, width, height })),
      text: '🌄',
      mentions: [],
    }
  },
  video: () => ({ kind: 'video', url: '/town/v1.webm', poster: '/town/v1.svg', width: 320, height: 180, seconds: 5 }),
  sticker: ({ chance }) => {
    const [first] = memesIn('sticker')
    const { asset, name } = chance.of(
      memesIn('sticker'),
      first ?? { id: '', name: '', asset: null, category: 'sticker' },
    )
    return { kind: 'sticker', asset, name, category: 'sticker' }
  },
  richText: ({ scenery }) => botGreeting(scenery),
  groupInvite: ({ chance, scenery }) => ({ kind: 'groupInvite', group: chance.of(scenery.invites, scenery.group) }),
  space: (making) => ({
    kind: 'space',
    space: spaceOf(making, making.chance.of(['started', 'prepare', 'ended'], 'ended')),
  }),
  notification: ({ scenery }) => ({
    kind: 'notification',
    items: [
      {
        text: '',
        event: systemEvent('groupNews', { name: scenery.group.name }),
        image: '/town/c3.svg',
        space: null,
        group: scenery.group,
        button: { link: `/group/${scenery.group.gid}`, words: '' },
      },
    ],
  }),
  accessGranted: ({ scenery }) => ({ kind: 'accessGranted', group: scenery.group }),
  accessRequest: ({ chance, scenery }) => ({
    kind: 'accessRequest',
    isSpace: false,
    requestId: `r${chance.between(1, 999_999)}`,
    person: named(scenery.stranger),
    avatar: scenery.stranger.avatar,
    group: scenery.group,
    status: 'ignored',
  }),
  join: ({ by }) => ({ kind: 'join', people: [named(by)] }),
  bubble: (making) => ({
    kind: 'bubble',
    eventId: eventOf(making),
    isExclusive: false,
    seconds: making.chance.of([30, 60], 60),
    levelLimit: making.chance.between(1, 5),
  }),
  bubbleResult: (making) => ({
    kind: 'bubbleResult',
    eventId: eventOf(making),
    text: '',
    event: systemEvent('rainMost', { name: making.by.name, amount: decimalOf('12'), currency: 'LOOP' }),
  }),
  gift: ({ chance, other }) => {
    const [giftId, title] = chance.of(GIFTS, GIFTS[0])
    return {
      kind: 'gift',
      giftId,
      title,
      icon: `/town/gf${giftId}.svg`,
      receivers: [named(other)],
      price: giftBy(giftId)?.price ?? null,
      currency: 'LOOP',
    }
  },
  liveNotify: (making) => ({ kind: 'liveNotify', space: spaceOf(making, 'started') }),
  groupSetAdmin: ({ other }) => ({ kind: 'groupSetAdmin', added: [named(other)], removed: [] }),
  privateSpaceState: ({ chance }) => ({
    kind: 'privateSpaceState',
    isVideo: chance.next() < 0.4,
    state: chance.of(['canceled', 'missed', 'completed'], 'missed'),
    seconds: chance.between(20, 2_000),
  }),
  command: ({ chance }) => ({ kind: 'command', text: chance.of(COMMANDS, COMMANDS[0]) }),
  recalled: ({ by }) => ({ kind: 'recalled', by: by.xid }),
  unknown: () => ({ kind: 'unknown' }),
}

type Aside = keyof typeof ASIDES

const times = (count: number, kind: Aside): readonly Aside[] => Array.from({ length: count }, () => kind)
/** The weight of each kind of special message that any member may send. */
const OPEN: readonly Aside[] = [
  ...times(11, 'image'),
  'album',
  ...times(12, 'sticker'),
  ...times(3, 'video'),
  ...times(5, 'gift'),
  ...times(3, 'groupInvite'),
  ...times(2, 'bubble'),
  'bubbleResult',
  ...times(2, 'space'),
  'liveNotify',
  'command',
]
/** Kinds that appear only in the generated history. Simulated members never send messages of these kinds. */
const PAST_ONLY: readonly Aside[] = [...times(5, 'join'), ...times(2, 'recalled'), 'groupSetAdmin', 'unknown']
const OF_BOT: readonly Aside[] = ['richText', 'notification']
const PRIVATE: readonly Aside[] = ['accessRequest', 'accessRequest', 'accessGranted', 'privateSpaceState']

/** Kinds that appear only in generated history, because live simulated members start real bubble rains. */
const REAL_NOW: ReadonlySet<Aside> = new Set(['bubble', 'bubbleResult'])

const BOT: ReadonlySet<Aside> = new Set(OF_BOT)
const OWNER: ReadonlySet<Aside> = new Set(['groupSetAdmin', 'accessGranted', 'liveNotify'])

/** A random special message, of a kind that this sender may send. */
export const specialMessageBy = (
  by: Sender,
  other: Sender,
  scenery: ConversationContext,
  chance: SeededRandom,
  isPast: boolean,
): { readonly from: Sender; readonly content: Content } => {
  const { bot, owner, isPrivate } = scenery
  const choice = [
    ...(isPast ? OPEN : OPEN.filter((one) => !REAL_NOW.has(one))),
    ...(isPast ? PAST_ONLY : []),
    ...(bot === null ? [] : OF_BOT),
    ...(isPast && isPrivate ? PRIVATE : []),
  ]
  const kind = chance.of(choice, 'sticker')
  const from =
    kind === 'accessRequest'
      ? scenery.stranger
      : BOT.has(kind) && bot !== null
        ? bot
        : OWNER.has(kind) && isPast && owner !== null
          ? owner
          : by
  return { from, content: ASIDES[kind]({ by: from, chance, scenery, other }) }
}

/** The content of a pending access request. */
export const accessRequestMessage = (scenery: ConversationContext): Content => ({
  kind: 'accessRequest',
  isSpace: false,
  requestId: `r${scenery.group.gid}`,
  person: named(scenery.stranger),
  avatar: scenery.stranger.avatar,
  group: scenery.group,
  status: 'pending',
})
