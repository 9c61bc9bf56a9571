import type { FeatureName, SlicesOf } from '../../domain/features'
import { addMs } from '../../domain/kernel/instant'
import type { Clock } from '../ports/browser/clock'
import type { FeatureLoader } from '../ports/feature-loader'
import type { StreamsOf } from './feature-streams'
import { BoundFeature, type AttachedFeature } from './implement-feature'

interface Deps {
  readonly fetch: FeatureLoader['fetch']
  readonly clock: Clock
  readonly take: (name: string, loaded: BoundFeature) => AttachedFeature
  /** Called once the feature can be found by its name. */
  readonly onAttached: (name: string) => void
  /** Called after every few failed tries, because a browser keeps a failed import until the page reloads. */
  readonly onStuck: () => void
  /** Called if a loaded feature cannot be created. A retry would not help. */
  readonly onFault: (error: unknown) => void
}

const RETRY_MS = 2_000
const TRIES_UNTIL_STUCK = 3

/** Loads each feature once, on first use, and attaches it to the logs. */
export class LazyFeatures {
  readonly #attached = new Map<string, AttachedFeature>()
  readonly #absent = new Set<string>()
  readonly #loading = new Map<string, Promise<void>>()
  readonly #retrying = new Set<string>()

  constructor(private readonly deps: Deps) {}

  /** Resolves once the feature is attached or known to be missing. Rejects if the load fails; the next call retries. */
  readonly load = (name: string): Promise<void> => {
    const loading = this.#loading.get(name) ?? this.#fetch(name)
    this.#loading.set(name, loading)
    return loading
  }

  /**
   * Whether a message of that feature must wait until the feature has loaded. Starts loading the feature, with retries.
   */
  readonly mustWaitFor = (name: string): boolean => {
    if (this.#attached.has(name) || this.#absent.has(name)) return false
    this.loadWithRetry(name)
    return true
  }

  readonly isLoaded = (name: string): boolean => this.#attached.has(name)

  readonly loadWithRetry = (name: string): void => {
    if (this.#retrying.has(name)) return
    this.#retrying.add(name)
    void this.#untilLoaded(name)
  }

  /** The attached feature; `null` until the feature has attached. */
  readonly of = <N extends FeatureName>(name: N): AttachedFeature<SlicesOf<N>, StreamsOf<N>> | null => {
    const isNamed = (one: { readonly name: string } | undefined): one is AttachedFeature<SlicesOf<N>, StreamsOf<N>> =>
      one?.name === name
    const attached = this.#attached.get(name)
    return isNamed(attached) ? attached : null
  }

  async #untilLoaded(name: string): Promise<void> {
    const { clock, onStuck } = this.deps
    const hasLoaded = (): Promise<boolean> =>
      this.load(name).then(
        () => true,
        () => false,
      )
    for (let tries = 1; !(await hasLoaded()); tries += 1) {
      if (tries % TRIES_UNTIL_STUCK === 0) onStuck()
      await new Promise<void>((done) => {
        clock.wake(addMs(clock.now(), RETRY_MS), done)
      })
    }
  }

  async #fetch(name: string): Promise<void> {
    const loaded = await this.deps.fetch(name).catch((error: unknown) => {
      this.#loading.delete(name)
      throw error
    })
    if (loaded === null) this.#absent.add(name)
    else if (!(loaded instanceof BoundFeature)) throw new TypeError(name)
    else {
      try {
        this.#attached.set(name, this.deps.take(name, loaded))
        this.deps.onAttached(name)
      } catch (error) {
        this.deps.onFault(error)
        throw error
      }
    }
  }
}
