import type { Announcement } from '../../../domain/announcement'
import type { ChatMessage, ConversationKind, GroupCard, Sender, SpaceStatus } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import type { ChannelId, ConversationId, Gid, Uid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { SeqMap } from '../../../domain/kernel/seq-map'
import type { Table } from '../../../domain/kernel/table'
import type { CrowdPoint } from '../../../domain/recap'
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
  /** Whether the account is product staff, with extra rights everywhere (spec 1 §1). */
  readonly isSuper: boolean
  /**
   * The email address. `null` for accounts without email sign-in: visitors and simulated members. Empty if the member
   * removed the address.
   */
  readonly email: string | null
  /** Set after the account was deleted. Nobody can sign in as it, find it or write to it. */
  readonly isDeleted?: true
}

/** Profile and privacy settings of an account. An account without settings uses the seeded profile. */
export interface ProfileDetails {
  readonly banner: string | null
  readonly bio: string
  readonly xUrl: string | null
  readonly showsGroups: boolean
  readonly allowsDm: boolean
}

/** A community in the server state. The views of members derive from it. */
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
  /** Whether the conversation is muted for new members. */
  readonly mutesNewcomers: boolean
  readonly locale: string | null
  readonly partnerLink: string | null
  readonly currency: Group['currency']
  readonly verification: Group['verification']
  /** An application for verification that waits for a super user. Missing if none waits. */
  readonly awaited?: NonNullable<Group['verification']>
  /** Whether every new account with an email address becomes a member. */
  readonly welcomesAll: boolean
  readonly members: Table<true>
  /**
   * The number of further members without an account. Member lists include these crowd members in their counts, and
   * generate a crowd member's account only on request.
   */
  readonly crowd: number
  /** The members who muted the community's conversation. */
  readonly mutedBy: Table<true>
  readonly pinnedBy: Table<true>
}

/** A chat of two people, or the notifications of a service account to one person. */
export interface DirectConversation {
  readonly conversationId: ConversationId
  readonly kind: Exclude<ConversationKind, 'group'>
  /** The two people of the chat. In a chat with notifications, the first entry is the service account. */
  readonly between: readonly [Xid, Xid]
  readonly mutedBy: Table<true>
  readonly pinnedBy: Table<true>
  /**
   * A message number for each member from whose list the chat is missing, keyed by xid. A message with a higher number
   * puts the chat on the list again. A chat is missing if the member deleted the chat, or has not received a message in
   * it yet.
   */
  readonly offListUpTo: Table<number>
}

/** The people and groups that generated special messages of a conversation mention. */
export interface ConversationContext {
  readonly group: GroupCard
  readonly isPrivate: boolean
  /**
   * The owner as a sender. `null` if a person can sign in as the owner, because the generated history contains no
   * messages from such an owner.
   */
  readonly owner: Sender | null
  readonly bot: Sender | null
  /** The other groups that invitations name. */
  readonly invites: readonly GroupCard[]
  /** A person outside the group, for access requests. */
  readonly stranger: Sender
}

/**
 * The history of a conversation before the state was seeded. Message `n` is generated on request and never stored, so a
 * history of a hundred thousand messages needs no more memory than a history of ten.
 */
export interface GeneratedHistory {
  readonly seed: number
  readonly conversationId: ConversationId
  readonly count: number
  readonly first: Instant
  readonly last: Instant
  /** The topics of the conversation. */
  readonly books: readonly PhrasebookName[]
  readonly cast: readonly Sender[]
  /**
   * Accounts besides `cast` that also write messages. These accounts wrote none of the newest `guestsSilent` messages,
   * because the accounts may not have read these messages yet.
   */
  readonly guests: readonly Sender[]
  readonly guestsSilent: number
  /**
   * The people and groups around the conversation. `null` in a direct chat, because the history of a direct chat
   * contains only plain text.
   */
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
  /**
   * The kind of room that the announcement announces: `open` for a live or planned room, `ended` for an ended room.
   * `null` if the announcement announces no room.
   */
  readonly room: 'open' | 'ended' | null
  /** The members who reacted, keyed by emoji. */
  readonly comments: Table<readonly Xid[]>
  readonly readBy: Table<true>
  /** The reason of each report, keyed by the reporter's xid. */
  readonly reports: Table<string>
}

/**
 * A member's presence in a room (a seat), and the sessions with which the member joined the room. A simulated member
 * needs no session.
 */
export interface SpaceSeat {
  readonly role: LiveRole
  readonly mic: RoomMember['mic']
  readonly by: readonly string[]
}

/** A live room of a community. The state exists as soon as the room is planned. */
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
  /** Who began the room, while this person belongs to it. Only this person may take the host role from a host. */
  readonly founderXid: Xid | null
  readonly seats: Table<SpaceSeat>
  /** The time at which each member requested to speak (`asked`) or was invited to speak (`invited`), keyed by xid. */
  readonly asked: Table<Instant>
  readonly invited: Table<Instant>
  readonly kicked: Table<true>
  readonly remindedBy: Table<true>
  /** All members who have ever joined the room (`tuned`), and the number of crowd members who have joined (`crowd`). */
  readonly tuned: Table<true>
  readonly crowd: number
  /** The number of changes of the plan: title, times, start, end and removal. */
  readonly revision: number
  /** The most people who were in the room at once. */
  readonly peak: number
  /** How many people were in the room over time. */
  readonly curve: readonly CrowdPoint[]
  /** For how long each microphone was open (`heardMs`), and since when it is open now (`openSince`), keyed by xid. */
  readonly heardMs: Table<number>
  readonly openSince: Table<Instant>
  /** The number of times that clients reported the room's speaker stats. */
  readonly reports: number
  readonly startedAt: Instant | null
  readonly endedAt: Instant | null
  /** The group's message numbers at the start and the end of the room. */
  readonly firstSeq: number | null
  readonly lastSeq: number | null
}

/** The messages of a conversation, numbered from 1 without gaps. `latest` is the last number. */
export interface Thread {
  readonly latest: number
  readonly past: GeneratedHistory | null
  /** The messages since the state was seeded, and the changed messages of the generated history. */
  readonly messages: SeqMap<ChatMessage>
  /**
   * The message number of each sent message, keyed by account and client id. With this table the server recognizes a
   * message that a client sends again.
   */
  readonly sent: Table<Table<number>>
  /** The read position of each account, keyed by xid. */
  readonly read: Table<number>
  /** The message number of each change, keyed by change number. Change numbers start at 1 and have no gaps. */
  readonly changes: SeqMap<number>
  /** The messages that an account deleted or cleared from its own view, keyed by xid. */
  readonly hidden: Table<Intervals>
  /** The messages that were deleted for everyone. */
  readonly removed: Intervals
  /** The numbers of the pinned messages, last pinned first. */
  readonly pins: readonly number[]
  /** The reason of each report, keyed by message id and reporter. */
  readonly reports: Table<string>
}

/** A code that a network address requested, and the number of failed attempts from there. */
export interface IssuedCode {
  readonly code: string
  readonly at: Instant
  readonly wrongTries: number
  /** Whether this is the code of a crowd. */
  readonly isOfCrowd?: boolean
}

/** The codes for an email address. `code` is the code that the server sent last, at `at`. */
export interface EmailCode {
  readonly code: string
  readonly at: Instant
  /** The latest code of each network address that requested a code. */
  readonly issued: Table<IssuedCode>
  /** The code with letters that all further network addresses share, once many have requested a code. */
  readonly crowd?: { readonly code: string; readonly at: Instant } | undefined
  /** The failed attempts from network addresses that requested no code. */
  readonly otherTries: number
}

/** An X authorization in progress. `boundTo` is the account to bind, or `null` for a sign-in. */
export interface OAuthState {
  readonly at: Instant
  readonly boundTo: Xid | null
}

/** An authorization code of X. The code is valid once, and only together with its OAuth state. */
export interface OAuthCode {
  readonly state: string
  readonly handle: string
}

/** A QR code for sign-in that a browser shows, with the member who scanned the code and that member's decision. */
export interface QrLoginCode {
  readonly at: Instant
  readonly device: string
  readonly lookedUpBy: Xid | null
  readonly approved: boolean | null
}

/**
 * A text that a wallet signs. The text contains `nonce`, which never repeats. `address` is `null` when the text names
 * no address.
 */
export interface IssuedSignText {
  readonly text: string
  readonly address: string | null
  readonly at: Instant
  /** The network address that requested the text. */
  readonly source: string
}

export interface WalletBindings {
  /** The account of each wallet, keyed by the address in lower case. */
  readonly accounts: Table<Xid>
  /** The time from which a wallet that a member bound later may sign withdrawals, keyed like `accounts`. */
  readonly usableFrom: Table<Instant>
  /** The pending texts, keyed by nonce. A text is removed after a wallet signed the text or the text expired. */
  readonly texts: Table<IssuedSignText>
}

export interface PartnerTokens {
  /** Account ids of users who came from a partner site, keyed by partner id and the user's name there. */
  readonly accounts: Table<Xid>
  /** The issued partner tokens that nobody has used yet. */
  readonly tokens: Table<{ readonly partnerId: string; readonly name: string; readonly at: Instant }>
}

/** The whole state of the simulated providers: plain data, a fold of `ServerInput`s. */
export interface ServerState {
  readonly seed: number
  /** The secret of invite codes and keys. Empty in a state from before the secret existed. */
  readonly secret: string
  readonly accounts: Table<UserAccount>
  readonly byEmail: Table<Xid>
  readonly byDevice: Table<Xid>
  /** The network from which each visitor came first, keyed by xid. */
  readonly visitorNetworks: Table<string>
  /** The account of each X account, keyed by X handle. */
  readonly byX: Table<Xid>
  readonly xStates: Table<OAuthState>
  readonly xCodes: Table<OAuthCode>
  /** The inviter of each member, keyed by the member's xid. */
  readonly invitedBy: Table<Xid>
  readonly qrCodes: Table<QrLoginCode>
  /** The account of each session, keyed by session token. */
  readonly tokens: Table<Xid>
  /** The sign-in time of each session, keyed by session token. */
  readonly signedInAt: Table<Instant>
  /** The chat service token of each session, keyed by session token. */
  readonly chatTokens: Table<string>
  readonly codes: Table<EmailCode>
  readonly wallets: WalletBindings
  readonly partners: PartnerTokens
  readonly communities: Table<Community>
  readonly directs: Table<DirectConversation>
  readonly threads: Table<Thread>
  /** The announcements of each group, newest first, keyed by gid. */
  readonly notices: Table<readonly ServiceNotification[]>
  readonly abouts: Table<ProfileDetails>
  /**
   * The accounts that a member follows, keyed by the follower's xid. Follows are numbered by time across all accounts.
   */
  readonly following: Table<Table<number>>
  /** The followers of an account, keyed by the followed account's xid, with the same numbers as in `following`. */
  readonly followers: Table<Table<number>>
  readonly followsMade: number
  /** The spaces, keyed by channel. */
  readonly spaces: Table<ServerSpace>
  /** The newest removed spaces, oldest first, so that calendars learn of the removal. */
  readonly removedSpaces: readonly ServerSpace[]
  /** The blocked accounts, keyed by the xid of the account that blocks. */
  readonly blocks: Table<Table<true>>
  /** The balances of all accounts, and every transaction from which the balances result. */
  readonly ledger: Ledger
  readonly assets: Assets
  /** The slices of features, by name (`featureSlice`). */
  readonly features: Table<unknown>
}
