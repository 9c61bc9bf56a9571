import type { ChatMessage } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import type { ConversationId, Gid, Uid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { SeqMap } from '../../../domain/kernel/seq-map'
import type { Table } from '../../../domain/kernel/table'

export interface Account {
  readonly xid: Xid
  readonly uid: Uid
  readonly name: string
  readonly avatar: string | null
  readonly level: number
  readonly isVisitor: boolean
  /** `null` where nobody can sign in as them: visitors, and residents who only live here. */
  readonly email: string | null
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
  readonly verification: Group['verification']
  /** Every newcomer with an address becomes a member of it. */
  readonly welcomesAll: boolean
  readonly members: Table<true>
}

/** The messages of one conversation: numbered from 1 without holes, `latest` is the last number given. */
export interface Thread {
  readonly latest: number
  readonly messages: SeqMap<ChatMessage>
  /** By account and client id, the number that message got: a second send finds it here. */
  readonly sent: Table<Table<number>>
  /** By account, up to where it has read. */
  readonly read: Table<number>
}

/** A code on its way to somebody, and what has been tried with it. */
export interface SentCode {
  readonly code: string
  readonly at: Instant
  readonly wrongTries: number
}

/** Everything the simulated providers remember. Plain data; a fold of `WorldInput`s. */
export interface World {
  readonly accounts: Table<Account>
  readonly byEmail: Table<Xid>
  readonly byDevice: Table<Xid>
  /** Session tokens, and whose they are. */
  readonly tokens: Table<Xid>
  /** By session token, the token for the chat service. */
  readonly chatTokens: Table<string>
  readonly codes: Table<SentCode>
  readonly communities: Table<Community>
  readonly threads: Table<Thread>
}
