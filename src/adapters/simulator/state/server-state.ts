import type { Announcement } from '../../../domain/announcement'
import type { ChatMessage, ConversationKind, GroupCard, Sender, SpaceStatus } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import type { ChannelId, ConversationId, Gid, Uid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { SeqMap } from '../../../domain/kernel/seq-map'
import type { Table } from '../../../domain/kernel/table'
import type { LiveRole, MicMode, Person } from '../../../domain/space'
import type { Assets } from './ledger/assets'
import type { Ledger } from './ledger/ledger'
import type { PhrasebookName } from './dialogue/phrasebooks'

export interface UserAccount {
  readonly xid: Xid
  readonly uid: Uid
  readonly name: string
  readonly avatar: string | null
  readonly level: number
  readonly isVisitor: boolean
  /** Of the staff of the product: extra rights everywhere (spec 1 §1). */
  readonly isSuper: boolean
  /**
   * `null` where nobody can sign in as them by mail: visitors, and residents who only live here. Empty where somebody
   * took theirs away.
   */
  readonly email: string | null
}

/** What somebody says of themselves and lets others do. Where nothing was set, the seed tells. */
export interface ProfileDetails {
  readonly banner: string | null
  readonly bio: string
  readonly xUrl: string | null
  readonly showsGroups: boolean
  readonly allowsDm: boolean
}

/** A community as the town keeps it; what a person is told of it depends on the person. */
export interface Community {
  readonly gid: Gid
  readonly conversationId: ConversationId
  readonly name: string
  readonly description: string
  readonly icon: string | null
  readonly banner: string | null
  readonly ownerXid: Xid
  readonly adminXids: readonly Xid[]
  readonly aiXids: readonly Xid[]
  readonly joinType: Group['joinType']
  readonly joinMode: Group['joinMode']
  readonly link: string | null
  readonly inviteKey: string
  readonly minSpeakLevel: number
  readonly minImageLevel: number
  readonly linkWhitelist: readonly string[]
  /** Whoever joins has muted it. */
  readonly mutesNewcomers: boolean
  readonly locale: string | null
  readonly partnerLink: string | null
  readonly currency: Group['currency']
  readonly verification: Group['verification']
  /** Every newcomer with an address becomes a member of it. */
  readonly welcomesAll: boolean
  readonly members: Table<true>
  /** So many more members live out of town: they are counted and listed, and made only when somebody asks for them. */
  readonly crowd: number
  /** Who has muted its conversation. */
  readonly mutedBy: Table<true>
  readonly pinnedBy: Table<true>
}

/** A chat of two, or what an account of the service tells one person. */
export interface DirectConversation {
  readonly conversationId: ConversationId
  readonly kind: Exclude<ConversationKind, 'group'>
  /** Where it is a notification, the first is the account that speaks. */
  readonly between: readonly [Xid, Xid]
  readonly mutedBy: Table<true>
  readonly pinnedBy: Table<true>
  /** By person, after which message it is on their list again: they deleted it, or never had a word of it. */
  readonly offListUpTo: Table<number>
}

/** Who and what there is around a conversation, for whatever is told there without words. */
export interface ConversationContext {
  readonly group: GroupCard
  readonly isPrivate: boolean
  /** `null` where somebody signs in as them: they speak for themselves. */
  readonly owner: Sender | null
  readonly bot: Sender | null
  /** Other groups that one can be asked into. */
  readonly invites: readonly GroupCard[]
  /** Somebody who is no member. */
  readonly stranger: Sender
}

/**
 * What was said in a conversation before the town was founded. Message `n` is made from this whenever somebody asks for
 * it, and never kept: so a hundred thousand cost no more than ten.
 */
export interface GeneratedHistory {
  readonly seed: number
  readonly conversationId: ConversationId
  readonly count: number
  readonly first: Instant
  readonly last: Instant
  /** What people talk about here. */
  readonly books: readonly PhrasebookName[]
  readonly cast: readonly Sender[]
  /** Speak too, but not among the newest `guestsSilent`: those may be unread by them. */
  readonly guests: readonly Sender[]
  readonly guestsSilent: number
  /** `null` between two people: they have nothing but words. */
  readonly scenery: ConversationContext | null
}

/** Something that was announced in a group, as the town keeps it. */
export interface ServiceNotification {
  readonly id: string
  readonly xid: Xid
  readonly at: Instant
  readonly text: string
  readonly pictures: readonly string[]
  readonly video: Announcement['video']
  readonly mentions: Announcement['mentions']
  readonly pinned: boolean
  /** It is about the group's room; `ended`: about one that is over. */
  readonly room: 'open' | 'ended' | null
  /** By emoji, who reacted with it. */
  readonly comments: Table<readonly Xid[]>
  readonly readBy: Table<true>
  /** By whoever reported it, why. */
  readonly reports: Table<string>
}

/** A place in a room: of whoever is in it now, by which of their sessions. A resident needs none. */
export interface SpaceSeat {
  readonly role: LiveRole
  readonly mic: Person['mic']
  readonly by: readonly string[]
}

/** A live room of a community, from when it was announced. */
export interface ServerSpace {
  readonly channelId: ChannelId
  readonly gid: Gid
  readonly title: string
  readonly status: SpaceStatus
  readonly micMode: MicMode
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly announcement: string
  readonly locale: string | null
  readonly inviteKey: string
  readonly hostXids: readonly Xid[]
  readonly seats: Table<SpaceSeat>
  /** By person, when they asked for the microphone, or were asked to take it. */
  readonly asked: Table<Instant>
  readonly invited: Table<Instant>
  readonly kicked: Table<true>
  readonly remindedBy: Table<true>
  /** Everyone who was ever in, and so many more who live out of town. */
  readonly tuned: Table<true>
  readonly crowd: number
  /** How often its speakers reported. */
  readonly reports: number
  readonly startedAt: Instant | null
  readonly endedAt: Instant | null
  /** The numbers of the group's messages between which it was live. */
  readonly firstSeq: number | null
  readonly lastSeq: number | null
}

/** The messages of one conversation: numbered from 1 without holes, `latest` is the last number given. */
export interface Thread {
  readonly latest: number
  readonly past: GeneratedHistory | null
  /** Those said since the founding, and those of the past to which something was done. */
  readonly messages: SeqMap<ChatMessage>
  /** By account and client id, the number that message got: a second send finds it here. */
  readonly sent: Table<Table<number>>
  /** By account, up to where it has read. */
  readonly read: Table<number>
  /** By the number of a change, from 1 without holes, whose message it changed. */
  readonly changes: SeqMap<number>
  /** By account, what it has deleted or cleared from its own view. */
  readonly hidden: Table<Intervals>
  /** What was deleted for everyone. */
  readonly removed: Intervals
  /** Numbers of what is pinned, last pinned first. */
  readonly pins: readonly number[]
  /** By message id and who reported it, why. */
  readonly reports: Table<string>
}

/** A code on its way to somebody, and what has been tried with it. */
export interface EmailCode {
  readonly code: string
  readonly at: Instant
  readonly wrongTries: number
}

/** What was asked of X: for whom an account is to be bound, `null` where somebody wants to sign in. */
export interface OAuthState {
  readonly at: Instant
  readonly boundTo: Xid | null
}

/** What X gave back with whoever authorized: it is good for that state and for one use. */
export interface OAuthCode {
  readonly state: string
  readonly handle: string
}

/** A code that a browser shows, who has looked at it, and what they said. */
export interface QrLoginCode {
  readonly at: Instant
  readonly device: string
  readonly lookedUpBy: Xid | null
  readonly approved: boolean | null
}

/**
 * A text that a wallet is to sign; `nonce` is in it, and no text has it twice. `address` is `null` where it names none.
 */
export interface IssuedSignText {
  readonly text: string
  readonly address: string | null
  readonly at: Instant
}

export interface WalletBindings {
  /** By address in small letters. */
  readonly accounts: Table<Xid>
  /** By nonce; gone once it was signed, or is too old. */
  readonly texts: Table<IssuedSignText>
}

export interface PartnerTokens {
  /** By partner and the name of their user. */
  readonly accounts: Table<Xid>
  /** Tokens that were given and have not been brought yet. */
  readonly tokens: Table<{ readonly partnerId: string; readonly name: string; readonly at: Instant }>
}

/** Everything the simulated providers remember. Plain data; a fold of `ServerInput`s. */
export interface ServerState {
  readonly seed: number
  readonly accounts: Table<UserAccount>
  readonly byEmail: Table<Xid>
  readonly byDevice: Table<Xid>
  /** By the handle of an X account. */
  readonly byX: Table<Xid>
  readonly xStates: Table<OAuthState>
  readonly xCodes: Table<OAuthCode>
  /** By person, who invited them. */
  readonly invitedBy: Table<Xid>
  readonly qrCodes: Table<QrLoginCode>
  /** Session tokens, and whose they are. */
  readonly tokens: Table<Xid>
  /** By session token, since when. */
  readonly signedInAt: Table<Instant>
  /** By session token, the token for the chat service. */
  readonly chatTokens: Table<string>
  readonly codes: Table<EmailCode>
  readonly wallets: WalletBindings
  readonly partners: PartnerTokens
  readonly communities: Table<Community>
  readonly directs: Table<DirectConversation>
  readonly threads: Table<Thread>
  /** By group, the newest first. */
  readonly notices: Table<readonly ServiceNotification[]>
  readonly abouts: Table<ProfileDetails>
  /** By who follows: whom, and as the how-manieth of all. */
  readonly following: Table<Table<number>>
  /** The same by whom they follow. */
  readonly followers: Table<Table<number>>
  readonly followsMade: number
  /** By channel. */
  readonly spaces: Table<ServerSpace>
  /** By who blocked: whom. */
  readonly blocks: Table<Table<true>>
  /** Who has how much, and every transaction that made it so. */
  readonly ledger: Ledger
  readonly assets: Assets
  /** What features remember, each by its name and for itself (`featureSlice`). */
  readonly features: Table<unknown>
}
