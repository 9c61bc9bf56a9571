import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { MessageCodecs } from '../../domain/event-log'
import { addMs } from '../../domain/kernel/instant'
import type { Table } from '../../domain/kernel/table'
import type { TabMessage } from '../../domain/manifests/tab-messages'
import type { AreaDeps } from './feature-deps'
import type { Files } from '../media/files'
import type { Effect } from '../effects/effect'
import type { Clock } from '../ports/browser/clock'
import type { MediaDevices } from '../ports/browser/media-devices'
import type { MediaRoom } from '../ports/media-room'

/**
 * Parts of the app that load after the start (ADR 16): `appShell` for the app shell, `community` for pages in the app
 * shell, `spaces` for live rooms, `signIn` for sign-in, `otherSignIn` for sign-in by wallet or partner.
 */
export type AreaName = 'appShell' | 'signIn' | 'otherSignIn' | 'community' | 'spaces'

export interface LogContributions<M> {
  readonly messages: MessageCodecs
  readonly effects: Table<Effect<M>>
  /** Puts the area's reducers into their lazy slices. */
  readonly join: () => void
}

/** Sound, video and devices of the current room: streams that do not enter the log. */
export interface RoomStreams {
  readonly devices: MediaDevices
  readonly room: Pick<MediaRoom, 'remotes$' | 'shared$' | 'levels$' | 'quality$' | 'stats'>
}

export interface Area {
  readonly account?: LogContributions<AccountMessage>
  readonly tab?: LogContributions<TabMessage>
  /** Only the area `spaces` sets this. */
  readonly media?: RoomStreams
  /** Only the area `community` sets this. */
  readonly files?: Files
  readonly toastsOf?: (message: AccountMessage) => readonly TabMessage[]
  /** Called after every change of the account's log, before the tab forgets the account. */
  readonly onAccountChange?: () => void
}

export interface AreaModule {
  readonly makeArea: (deps: AreaDeps) => Area
}

/** The functions of the lazy areas that a log needs. */
export interface Areas {
  readonly areAllLoaded: () => boolean
  /** Resolves once all areas are loaded. A failed load is repeated until then. */
  readonly loadAllWithRetry: () => Promise<void>
}

/** The functions of the lazy features that a log needs. */
export interface LazyFeatureLoader {
  /**
   * Whether a message of that feature must wait until the feature has loaded. Starts loading the feature, with retries.
   */
  readonly mustWaitFor: (name: string) => boolean
  readonly loadWithRetry: (name: string) => void
}

interface Deps {
  readonly load: (name: AreaName) => Promise<AreaModule>
  /** Registers the area with both logs. `onJoined` then resumes the logs. */
  readonly take: (made: AreaModule) => void
  readonly onJoined: (name: AreaName) => void
  /** Called if a loaded area cannot be created. A retry would not help. */
  readonly onFault: (error: unknown) => void
  readonly clock: Clock
}

export const AREAS: readonly AreaName[] = ['appShell', 'signIn', 'otherSignIn', 'community', 'spaces']
const TRY_AGAIN_MS = 2_000

/** Loads each area once, on first use. */
export class LazyAreas implements Areas {
  readonly #here = new Set<AreaName>()
  readonly #coming = new Map<AreaName, Promise<void>>()
  #insisting: Promise<void> | null = null

  constructor(private readonly deps: Deps) {}

  readonly isLoaded = (name: AreaName): boolean => this.#here.has(name)
  readonly areAllLoaded = (): boolean => this.#here.size === AREAS.length

  /** Concurrent callers share one promise. After a failure, the next call retries. */
  readonly load = (name: AreaName): Promise<void> => {
    const coming = this.#coming.get(name) ?? this.#fetch(name)
    this.#coming.set(name, coming)
    return coming
  }

  readonly all = async (): Promise<void> => {
    await Promise.all(AREAS.map(this.load))
  }

  readonly loadAllWithRetry = (): Promise<void> => {
    this.#insisting ??= this.#untilHere()
    return this.#insisting
  }

  async #fetch(name: AreaName): Promise<void> {
    const made = await this.deps.load(name).catch((error: unknown) => {
      this.#coming.delete(name)
      throw error
    })
    try {
      this.deps.take(made)
    } catch (error) {
      this.deps.onFault(error)
      throw error
    }
    this.#here.add(name)
    this.deps.onJoined(name)
  }

  async #untilHere(): Promise<void> {
    const { clock } = this.deps
    while (
      !(await this.all().then(
        () => true,
        () => false,
      ))
    ) {
      await new Promise<void>((done) => {
        clock.wake(addMs(clock.now(), TRY_AGAIN_MS), done)
      })
    }
  }
}
