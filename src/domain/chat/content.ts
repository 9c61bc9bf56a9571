import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { withDefault } from '../kernel/with-default'
import { Gid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Address } from '../kernel/export-policy'
import { voiceFields } from './voice'
import { SystemEvent } from './system-event'
import { orNull } from '../kernel/or-null'

const kind = <K extends string, P extends t.Props>(name: K, props: P) =>
  t.strict({ kind: t.literal(name), ...props }, name)
const maybeText = orNull(t.string)
const maybeAddress = orNull(Address)
/** A picture of an album. `url` is `null` until the picture is stored. */
const AlbumPicture = t.strict({ url: maybeText, width: t.number, height: t.number }, 'AlbumPicture')

/** What a system line reports; `null` if the server sent a text alone, as older servers do. */
const event = withDefault(orNull(SystemEvent), null)

/** A person mentioned in a message; `xid` is `null` if all members are meant. */
export const Mention = t.strict({ xid: orNull(Xid), name: t.string }, 'Mention')
export type Mention = t.TypeOf<typeof Mention>
const mentions = withDefault(t.readonlyArray(Mention), [])

export const Named = t.strict({ xid: Xid, name: t.string }, 'Named')
export type Named = t.TypeOf<typeof Named>

/**
 * The message that a reply quotes, as it was when the reply was written. `of`: the message's kind. `seq`, `at`: the
 * message's number and time, if the message was sent.
 */
export const Quote = t.strict(
  {
    seq: orNull(t.number),
    at: withDefault(orNull(Instant), null),
    xid: orNull(Xid),
    name: t.string,
    of: t.string,
    text: t.string,
    media: maybeAddress,
  },
  'Quote',
)
export type Quote = t.TypeOf<typeof Quote>

export const GroupCard = t.strict(
  { gid: Gid, name: t.string, icon: maybeAddress, description: t.string, memberCount: t.number },
  'GroupCard',
)
export type GroupCard = t.TypeOf<typeof GroupCard>

/** The states of a space (spec 2 §3). */
export const SpaceStatus = t.union(
  [t.literal('disabled'), t.literal('started'), t.literal('prepare'), t.literal('ended'), t.literal('cancelled')],
  'SpaceStatus',
)
export type SpaceStatus = t.TypeOf<typeof SpaceStatus>
export const SpaceCard = t.strict({ channelId: t.string, title: t.string, status: SpaceStatus }, 'SpaceCard')
export type SpaceCard = t.TypeOf<typeof SpaceCard>

/** A cell of a table. A press sends `command` as the person's own text. */
const TableCell = t.strict({ display: t.string, command: maybeText }, 'Cell')

const NoticeItem = t.strict(
  {
    text: t.string,
    event,
    image: maybeAddress,
    space: orNull(SpaceCard),
    group: orNull(GroupCard),
    button: orNull(t.strict({ link: t.string, words: t.string })),
  },
  'NoticeItem',
)
export type NoticeItem = t.TypeOf<typeof NoticeItem>

/** The status of an access request. A request with an unknown status has no buttons (BI-321). */
export const AccessStatus = t.union(
  [t.literal('pending'), t.literal('accepted'), t.literal('ignored'), t.literal('unknown')],
  'AccessStatus',
)
export type AccessStatus = t.TypeOf<typeof AccessStatus>

export const CallState = t.union(
  [t.literal('canceled'), t.literal('missed'), t.literal('completed'), t.literal('unknown')],
  'CallState',
)

/** The fields of each kind of message (spec 1 §3). `seconds` are whole. An invalid media address becomes `null`. */
export const contents = {
  text: kind('text', { text: t.string, mentions }),
  image: kind('image', { url: maybeText, width: t.number, height: t.number }),
  /** Pictures that were sent together, with one caption, which may be empty. */
  album: kind('album', { pictures: t.readonlyArray(AlbumPicture), text: t.string, mentions }),
  video: kind('video', { url: maybeText, poster: maybeAddress, width: t.number, height: t.number, seconds: t.number }),
  voice: kind('voice', { url: maybeText, ...voiceFields }),
  sticker: kind('sticker', {
    asset: maybeAddress,
    name: t.string,
    category: t.union([t.literal('emoji'), t.literal('sticker')]),
  }),
  reply: kind('reply', { text: t.string, mentions, quote: orNull(Quote) }),
  richText: kind('richText', {
    text: t.string,
    image: maybeAddress,
    rows: t.readonlyArray(t.readonlyArray(TableCell)),
  }),
  groupInvite: kind('groupInvite', { group: GroupCard }),
  space: kind('space', { space: SpaceCard }),
  notification: kind('notification', { items: t.readonlyArray(NoticeItem) }),
  accessGranted: kind('accessGranted', { group: GroupCard }),
  /** `isSpace`: the request is for a space of that group (spec 2 §3 request_type). */
  accessRequest: kind('accessRequest', {
    requestId: t.string,
    isSpace: withDefault(t.boolean, false),
    person: Named,
    avatar: maybeAddress,
    group: GroupCard,
    status: AccessStatus,
  }),
  join: kind('join', { people: t.readonlyArray(Named) }),
  bubble: kind('bubble', { eventId: t.string, isExclusive: t.boolean, seconds: t.number, levelLimit: t.number }),
  bubbleResult: kind('bubbleResult', { eventId: t.string, text: t.string, event }),
  /** A gift. Each receiver gets `price` in that currency. Both are `null` if the server does not send them. */
  gift: kind('gift', {
    giftId: t.string,
    title: t.string,
    icon: maybeAddress,
    receivers: t.readonlyArray(Named),
    price: withDefault(orNull(Decimal), null),
    currency: withDefault(maybeText, null),
  }),
  liveNotify: kind('liveNotify', { space: SpaceCard }),
  groupSetAdmin: kind('groupSetAdmin', { added: t.readonlyArray(Named), removed: t.readonlyArray(Named) }),
  privateSpaceState: kind('privateSpaceState', { isVideo: t.boolean, state: CallState, seconds: t.number }),
  command: kind('command', { text: t.string }),
  /** The person `by` recalled the message. Its content is removed (IM-12). */
  recalled: kind('recalled', { by: orNull(Xid) }),
  /** A message of an unknown kind is stored, counted and shown as unknown (BI-319). */
  unknown: kind('unknown', {}),
} as const

const [first = contents.text, second = contents.image, ...others] = Object.values(contents)

export const Content = t.union([first, second, ...others], 'Content')
export type Content = t.TypeOf<typeof Content>
export type ContentKind = Content['kind']
export type ContentOf<K extends ContentKind> = Extract<Content, { kind: K }>
export type ContentByKind = { readonly [K in ContentKind]: ContentOf<K> }
/** The content of a message. The type of its fields follows from `kind`. */
export type OneContent<K extends ContentKind = ContentKind> = {
  readonly [P in K]: ContentByKind[P] & { readonly kind: P }
}[K]

export const plainText = (words: string): ContentOf<'text'> => ({ kind: 'text', text: words, mentions: [] })

export const wordsIn = (content: Content): string => ('text' in content ? content.text : '')
