import type { SeededRandom } from '../../src/adapters/simulator/state/seeded-random'
import type { App } from '../../src/application/app'
import type { AccountMessage } from '../../src/domain/features'
import type { Decimal } from '../../src/domain/kernel/decimal'
import type { ClientId, ConversationId, SessionId, Xid } from '../../src/domain/kernel/ids'
import type { ChaosBrowser } from './browser/chaos-browser'
import type { ChaosPage } from './browser/chaos-page'
import type { ChaosUser } from './chaos-user'
import type { ReplicaStep } from './replica-check'
import type { ChaosServer } from './chaos-server'
import type { VirtualTime } from '../support/virtual-time'

/** A message that a person wrote, with its expected state. */
export interface Writing {
  readonly clientId: ClientId
  readonly conversationId: ConversationId
  readonly by: Xid
  readonly under: SessionId
  readonly text: string
  readonly page: ChaosPage
  readonly at: number
  /** Whether the person typed the message into the text box of the page. */
  readonly inBox: boolean
  /** The message is stored, and the page has received the confirmation. */
  isDurable: boolean
  /** The author has removed the message. */
  isRemoved: boolean
}

/** A text that a person typed into a text box. No other text of the run is equal. */
export interface Text {
  readonly conversationId: ConversationId
  readonly by: Xid
}

/** An order of value that a person confirmed. No other order of the run has the same amount. */
export interface Confirmation {
  readonly kind: string
  readonly amount: Decimal
  readonly by: Xid
  readonly page: ChaosPage
  readonly at: number
}

/** What user actions, faults and invariants may use of a run. */
export interface ChaosRun {
  readonly time: VirtualTime
  readonly town: ChaosServer
  readonly people: readonly ChaosUser[]
  readonly writings: Writing[]
  readonly texts: Map<string, Text>
  readonly confirmed: Confirmation[]
  /** Counts rare events, to prove that the run reached them. */
  readonly seen: Map<string, number>
  readonly newId: () => string
  /** All browsers sleep for `ms`. */
  readonly night: (ms: number) => void
  /** Reports a violated invariant. */
  readonly broken: (invariant: string, detail: string) => void
}

/** The person and the page of an action. */
export interface RunScene {
  readonly run: ChaosRun
  readonly person: ChaosUser
  readonly page: ChaosPage
  readonly app: App
  readonly chance: SeededRandom
}

/** `weight` is the share of the action among all actions. With `anybody` it needs no session. */
export interface UserAction {
  readonly weight: number
  readonly anybody?: true
  readonly go: (scene: RunScene) => void
}

/** The hooks by which an invariant watches a run. */
export interface InvariantWatch {
  /** Runs after each entry of a browser's account log. */
  readonly entered?: (step: ReplicaStep) => void
  /** Runs for an entry whose effect is unknown, because a received state already includes the entry. */
  readonly missed?: (message: AccountMessage) => void
  /** Runs when a browser's log continues from a snapshot. The entries before the snapshot stay unknown. */
  readonly restarted?: (browser: ChaosBrowser) => void
  /** Runs for each browser once the faults are over and everything has settled. */
  readonly settled?: (browser: ChaosBrowser, when: string) => void
}

/** One feature of the client: the actions of people and the invariants. */
export interface ChaosFeature {
  readonly name: string
  readonly deeds: Readonly<Record<string, UserAction>>
  readonly watch: (run: ChaosRun) => readonly InvariantWatch[]
}
