import { malformed, sessionRefused, unreachable, type Failure } from '../../domain/kernel/failure'
import type { SessionId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/instant'
import type { EffectRef } from '../../domain/kernel/message'
import type { EffectContext, BoundEffect, Effect } from './effect'

export interface Running<M> {
  readonly ask: EffectRef
  readonly resumed: boolean
  readonly say: (message: M) => void
  /** The current session. `null` without a session, and while the log is being reread. */
  readonly session: () => SessionId | null
}

/**
 * Runs an effect while a reducer requests it. The effect always ends in a fact: a bad input, a throw, a rejection or an
 * ended session becomes the effect's failure. An effect that only reads data runs again under the next session if its
 * session ends.
 */
export class RunningEffect<M> {
  /** Stops the current run. After a session change, a run of the earlier session may still answer. */
  #end: () => void = () => undefined
  #isOver = false

  constructor(
    private readonly effect: Effect<M>,
    private readonly stored: unknown,
    private readonly deps: Running<M>,
  ) {}

  perform(since: Instant): void {
    this.#begin(since, (bound, asked) => bound.perform(asked))
  }

  resume(since: Instant): void {
    this.#begin(since, (bound, asked) => bound.resume(asked))
  }

  /** Dispatches the failure fact without running the effect. */
  fail(failure: Failure): void {
    const { ask, say } = this.deps
    const fact = this.effect.failed(this.stored, failure, ask)
    if (!this.#isOver && fact !== null) say(fact)
  }

  stop(): void {
    this.#isOver = true
    this.#end()
  }

  #begin(since: Instant, work: (bound: BoundEffect<M>, asked: EffectContext<M>) => void | Promise<void>): void {
    const bound = this.effect.bind(this.stored)
    if (bound === null) return this.fail(malformed)
    const { ask, resumed: isResumed, say, session } = this.deps
    const under = this.effect.session === 'own' ? session() : null
    const calls: (() => void)[] = []
    let isOver = false
    const end = (): void => {
      isOver = true
      for (const call of calls.splice(0)) call()
    }
    this.#end = end
    const isSameSession = (): boolean => under === null || (session() ?? under) === under
    const asked: EffectContext<M> = {
      ref: ask,
      isResumed,
      startedAt: since,
      session: under,
      isSameSession,
      isWanted: () => !isOver && isSameSession(),
      dispatch: (message) => {
        if (isOver) return
        if (isSameSession()) return say(message)
        end()
        if (this.effect.kind === 'read') this.#begin(since, work)
        else this.fail(sessionRefused)
      },
      onStop: (call) => {
        if (isOver) call()
        else calls.push(call)
      },
    }
    const broken = (): void => {
      if (isOver) return
      end()
      this.fail(unreachable)
    }
    try {
      const ended = work(bound, asked)
      if (ended instanceof Promise) void ended.catch(broken)
    } catch {
      broken()
    }
  }
}
