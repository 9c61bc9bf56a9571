import type { Announcement } from '../../../domain/announcement'
import type { ChatMessage, ConversationKind, GroupCard, Sender, SpaceStatus } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import type { ChannelId, ConversationId, Gid, Uid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { SeqMap } from '../../../domain/kernel/seq-map'
import type { Table } from '../../../domain/kernel/table'
import type { LiveRole, MicMode, RoomMember } from '../../../domain/space'
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
  /** Product staff: extra rights everywhere (spec 1 §1). */
  readonly isSuper: boolean
  /** `null` for accounts without email sign-in: visitors and residents. Empty when the member removed the address. */
  readonly email: string | null
}

/** Profile and privacy settings of an account. Without own settings the seeded profile applies. */
export interface ProfileDetails {
  readonly banner: string | null
  readonly bio: string
  readonly xUrl: string | null
  readonly showsGroups: boolean
  readonly allowsDm: boolean
}

/** A community in the server state. Views for a person derive from it. */
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
  /** New members have it muted. */
  readonly mutesNewcomers: boolean
  readonly locale: string | null
  readonly partnerLink: string | null
  readonly currency: Group['currency']
  readonly verification: Group['verification']
  /** Every newcomer with an email address becomes a member. */
  readonly welcomesAll: boolean
  readonly members: Table<true>
  /** The number of further members without an account. Lists count them, and generate one only on request. */
  readonly crowd: number
  /** Members who muted its conversation. */
  readonly mutedBy: Table<true>
  readonly pinnedBy: Table<true>
}

/** A chat of two people, or the notifications of a service account to one person. */
export interface DirectConversation {
  readonly conversationId: ConversationId
  readonly kind: Exclude<ConversationKind, 'group'>
  /** In a notification chat, the first is the service account. */
  readonly between: readonly [Xid, Xid]
  readonly mutedBy: Table<true>
  readonly pinnedBy: Table<true>
  /**
   * By person: the chat is on their list again after this message number. Set when they deleted the chat, or have no
   * message in it yet.
   */
  readonly offListUpTo: Table<number>
}

/** The people and groups around a conversation, for generated special messages. */
export interface ConversationContext {
  readonly group: GroupCard
  readonly isPrivate: boolean
  /** `null` when somebody signs in as the owner. Residents never speak for them. */
  readonly owner: Sender | null
  readonly bot: Sender | null
  /** Other groups for invitations. */
  readonly invites: readonly GroupCard[]
  /** A person outside the group. */
  readonly stranger: Sender
}

/**
 * The history of a conversation before the state was seeded. Message `n` is generated from it on request and never
 * stored, so a hundred thousand messages cost no more than ten.
 */
export interface GeneratedHistory {
  readonly seed: number
  readonly conversationId: ConversationId
  readonly count: number
  readonly first: Instant
  readonly last: Instant
  /** Topics of the conversation. */
  readonly books: readonly PhrasebookName[]
  readonly cast: readonly Sender[]
  /** Further speakers, but not in the newest `guestsSilent` messages, because those may be unread by them. */
  readonly guests: readonly Sender[]
  readonly guestsSilent: number
  /** `null` in a direct chat, which has plain text only. */
  readonly scenery: ConversationContext | null
}

/** An announcement of a group. */
export interface ServiceNotification {
  readonly id: string
  readonly xid: Xid
  readonly at: Instant
  readonly text: string
  readonly pictures: readonly string[]
  readonly video: Announcement['video']
  readonly mentions: Announcement['mentions']
  readonly pinned: boolean
  /** An announcement of the group's room; `ended`: of a room that is over. */
  readonly room: 'open' | 'ended' | null
  /** By emoji: the people who reacted. */
  readonly comments: Table<readonly Xid[]>
  readonly readBy: Table<true>
  /** By person: the reason of their report. */
  readonly reports: Table<string>
}

/** A seat in a room, and the sessions that hold it. A resident needs none. */
export interface SpaceSeat {
  readonly role: LiveRole
  readonly mic: RoomMember['mic']
  readonly by: readonly string[]
}

/** A live room of a community, from its announcement on. */
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
  /** By person: the time when they requested the microphone, or were invited to take it. */
  readonly asked: Table<Instant>
  readonly invited: Table<Instant>
  readonly kicked: Table<true>
  readonly remindedBy: Table<true>
  /** Everybody who ever joined, plus a number of crowd members. */
  readonly tuned: Table<true>
  readonly crowd: number
  /** The number of reports about its speakers. */
  readonly reports: number
  readonly startedAt: Instant | null
  readonly endedAt: Instant | null
  /** The group's message numbers at the start and the end of the room. */
  readonly firstSeq: number | null
  readonly lastSeq: number | null
}

/** The messages of one conversation, numbered from 1 without gaps. `latest` is the last number. */
export interface Thread {
  readonly latest: number
  readonly past: GeneratedHistory | null
  /** Messages since the state was seeded, and changed messages of the generated history. */
  readonly messages: SeqMap<ChatMessage>
  /** By account and client id: the number of the message. A repeated send finds it here. */
  readonly sent: Table<Table<number>>
  /** By account: its read position. */
  readonly read: Table<number>
  /** By change number, from 1 without gaps: the changed message. */
  readonly changes: SeqMap<number>
  /** By account: messages that it deleted or cleared from its own view. */
  readonly hidden: Table<Intervals>
  /** Messages that were deleted for everyone. */
  readonly removed: Intervals
  /** The numbers of pinned messages, last pinned first. */
  readonly pins: readonly number[]
  /** By message id and reporter: the reason. */
  readonly reports: Table<string>
}

/** A code that was sent by mail, and its failed tries. */
export interface EmailCode {
  readonly code: string
  readonly at: Instant
  readonly wrongTries: number
}

/** An X authorization in progress. `boundTo` is the account to bind; `null` for a sign-in. */
export interface OAuthState {
  readonly at: Instant
  readonly boundTo: Xid | null
}

/** The authorization code of X. It is valid for that state, and once. */
export interface OAuthCode {
  readonly state: string
  readonly handle: string
}

/** A QR code that a browser shows, the member who scanned it, and their decision. */
export interface QrLoginCode {
  readonly at: Instant
  readonly device: string
  readonly lookedUpBy: Xid | null
  readonly approved: boolean | null
}

/**
 * A text for a wallet to sign. `nonce` is part of it and never repeats. `address` is `null` when the text names none.
 */
export interface IssuedSignText {
  readonly text: string
  readonly address: string | null
  readonly at: Instant
}

export interface WalletBindings {
  /** By address in lower case. */
  readonly accounts: Table<Xid>
  /** By nonce. A text is removed once it was signed or expired. */
  readonly texts: Table<IssuedSignText>
}

export interface PartnerTokens {
  /** By partner and the partner's user name. */
  readonly accounts: Table<Xid>
  /** Issued tokens that were not used yet. */
  readonly tokens: Table<{ readonly partnerId: string; readonly name: string; readonly at: Instant }>
}

/** The whole state of the simulated providers. Plain data; a fold of `ServerInput`s. */
export interface ServerState {
  readonly seed: number
  readonly accounts: Table<UserAccount>
  readonly byEmail: Table<Xid>
  readonly byDevice: Table<Xid>
  /** By the handle of an X account. */
  readonly byX: Table<Xid>
  readonly xStates: Table<OAuthState>
  readonly xCodes: Table<OAuthCode>
  /** By person: their inviter. */
  readonly invitedBy: Table<Xid>
  readonly qrCodes: Table<QrLoginCode>
  /** By session token: its account. */
  readonly tokens: Table<Xid>
  /** By session token: the sign-in time. */
  readonly signedInAt: Table<Instant>
  /** By session token: the token for the chat service. */
  readonly chatTokens: Table<string>
  readonly codes: Table<EmailCode>
  readonly wallets: WalletBindings
  readonly partners: PartnerTokens
  readonly communities: Table<Community>
  readonly directs: Table<DirectConversation>
  readonly threads: Table<Thread>
  /** By group, newest first. */
  readonly notices: Table<readonly ServiceNotification[]>
  readonly abouts: Table<ProfileDetails>
  /** By follower: the people they follow, each with its number in the order of all follows. */
  readonly following: Table<Table<number>>
  /** The same, by the followed person. */
  readonly followers: Table<Table<number>>
  readonly followsMade: number
  /** By channel. */
  readonly spaces: Table<ServerSpace>
  /** By the blocking person: the blocked people. */
  readonly blocks: Table<Table<true>>
  /** Balances and every transaction behind them. */
  readonly ledger: Ledger
  readonly assets: Assets
  /** The slices of features, by name (`featureSlice`). */
  readonly features: Table<unknown>
}
