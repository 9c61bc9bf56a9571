import type { SeededRandom } from '../../src/adapters/simulator/state/seeded-random'
import type { App } from '../../src/application/app'
import type { AccountMessage } from '../../src/domain/manifests/account-messages'
import type { Decimal } from '../../src/domain/kernel/decimal'
import type { ClientId, ConversationId, SessionId, Xid } from '../../src/domain/kernel/ids'
import type { ChaosBrowser } from './browser/chaos-browser'
import type { ChaosPage } from './browser/chaos-page'
import type { ChaosUser } from './chaos-user'
import type { ReplicaStep } from './replica-check'
import type { ChaosServer } from './chaos-server'
import type { VirtualTime } from '../support/virtual-time'

/** A message that somebody wrote, and what is known of it. */
export interface Writing {
  readonly clientId: ClientId
  readonly conversationId: ConversationId
  readonly by: Xid
  readonly under: SessionId
  readonly text: string
  readonly page: ChaosPage
  readonly at: number
  /** It was written in the text box of the page, from where it goes to the outbox. */
  readonly inBox: boolean
  /** The page was told that it is kept, and it is stored. */
  isDurable: boolean
  /** Whoever wrote it took it away again. */
  isRemoved: boolean
}

/** Words that somebody put into a text box, each only once in a run. */
export interface Text {
  readonly conversationId: ConversationId
  readonly by: Xid
}

/** Somebody has confirmed that value moves. Its amount stands in no other order of the run. */
export interface Confirmation {
  readonly kind: string
  readonly amount: Decimal
  readonly by: Xid
  readonly page: ChaosPage
  readonly at: number
}

/** What a run is made of, as its deeds, troubles and watches see it. */
export interface ChaosRun {
  readonly time: VirtualTime
  readonly town: ChaosServer
  readonly people: readonly ChaosUser[]
  readonly writings: Writing[]
  readonly texts: Map<string, Text>
  readonly confirmed: Confirmation[]
  /** How often each thing came about that a run without would not show. */
  readonly seen: Map<string, number>
  readonly newId: () => string
  /** Everybody sleeps for so long. */
  readonly night: (ms: number) => void
  /** Something that must never be. */
  readonly broken: (invariant: string, detail: string) => void
}

/** Where a deed is done: by whom, in which page. */
export interface RunScene {
  readonly run: ChaosRun
  readonly person: ChaosUser
  readonly page: ChaosPage
  readonly app: App
  readonly chance: SeededRandom
}

/** `weight`: how often it is drawn among all deeds. `anybody`: whoever is not signed in does it as well. */
export interface UserAction {
  readonly weight: number
  readonly anybody?: true
  readonly go: (scene: RunScene) => void
}

/** What is looked at while a run goes on. */
export interface InvariantWatch {
  /** After each entry that a browser's account log holds. */
  readonly entered?: (step: ReplicaStep) => void
  /** It was told before the state that it is part of: what came of it is not known. */
  readonly missed?: (message: AccountMessage) => void
  /** The same browser's log goes on from a base: what was in the entries before it is not told. */
  readonly restarted?: (browser: ChaosBrowser) => void
  /** Faults are over, and all has had its time: each browser by itself, and all of them. */
  readonly settled?: (browser: ChaosBrowser, when: string) => void
}

/** One area of the client: what people do there, and what must hold. */
export interface ChaosFeature {
  readonly name: string
  readonly deeds: Readonly<Record<string, UserAction>>
  readonly watch: (run: ChaosRun) => readonly InvariantWatch[]
}
