import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { Codecs } from '../../domain/event-log'
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
 * What joins the logs after the first moment (ADR 13): `eventFrameCodec` and `inside` for pages in the frame, `spaces`
 * for live rooms, `ways` for pages of signing in, `otherWays` for those by a wallet or from a partner.
 */
export type AreaName = 'frame' | 'ways' | 'otherWays' | 'inside' | 'spaces'

/** What an area brings to one of the logs. */
export interface LogContributions<M> {
  readonly messages: Codecs
  readonly effects: Table<Effect<M>>
  /** Its units take their cells. */
  readonly join: () => void
}

/** Sound and pictures of the room that one is in, and the devices for them: streams that go past the log. */
export interface RoomStreams {
  readonly devices: MediaDevices
  readonly room: Pick<MediaRoom, 'remotes$' | 'shared$' | 'levels$' | 'quality$' | 'stats'>
}

/** An area as its module makes it. */
export interface Area {
  readonly account?: LogContributions<AccountMessage>
  readonly tab?: LogContributions<TabMessage>
  /** Only that of live rooms has it. */
  readonly media?: RoomStreams
  /** Only that of the screens inside has it. */
  readonly files?: Files
  /** What a tab says in passing of what its messages tell. */
  readonly toastsOf?: (message: AccountMessage) => readonly TabMessage[]
  /** Told after every change of the account's log, before the tab forgets the account. */
  readonly onAccountChange?: () => void
}

/** Where an area is made. */
export interface AreaModule {
  readonly makeArea: (deps: AreaDeps) => Area
}

/** What a log has to know of those that are not here yet. */
export interface Areas {
  readonly areAllLoaded: () => boolean
  /** Done when all are here, however often that has to be tried. */
  readonly loadAllWithRetry: () => Promise<void>
}

/** The same of the features that are loaded on demand. */
export interface LazyFeatureLoader {
  /** Whether a message of that feature has to wait for it; it is fetched, however often that has to be tried. */
  readonly mustWaitFor: (name: string) => boolean
  readonly loadWithRetry: (name: string) => void
}

interface Deps {
  readonly load: (name: AreaName) => Promise<AreaModule>
  /** The area takes its place in the logs; then what waited for it goes on. */
  readonly take: (made: AreaModule) => void
  readonly onJoined: (name: AreaName) => void
  /** An area that is here can't be made: no try later would do better. */
  readonly onFault: (error: unknown) => void
  readonly clock: Clock
}

export const AREAS: readonly AreaName[] = ['frame', 'ways', 'otherWays', 'inside', 'spaces']
const TRY_AGAIN_MS = 2_000

/** Fetches each area once, when it is first wanted. */
export class LazyAreas implements Areas {
  readonly #here = new Set<AreaName>()
  readonly #coming = new Map<AreaName, Promise<void>>()
  #insisting: Promise<void> | null = null

  constructor(private readonly deps: Deps) {}

  readonly isLoaded = (name: AreaName): boolean => this.#here.has(name)
  readonly areAllLoaded = (): boolean => this.#here.size === AREAS.length

  /** The same promise for whoever asks, until it has failed: then the next one tries again. */
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
