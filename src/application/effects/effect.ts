import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { AccountMessage, TabMessage } from '../../domain/features'
import { unreachable, type Failure } from '../../domain/kernel/failure'
import type { SessionId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/instant'
import type { EffectRef } from '../../domain/kernel/message'
import { emptyTable, put, type Table } from '../../domain/kernel/table'

/**
 * How the runner may repeat an effect after a reload or a lost response (ADR 15).
 * - `read`: may be repeated, and may start before its entry is durable.
 * - `idempotent`: may be repeated; the server counts it once.
 * - `once`: never repeated automatically. The attempt is durable before the only request.
 */
export type RepeatPolicy = 'read' | 'idempotent' | 'once'

export interface EffectContext<M> {
  readonly ref: EffectRef
  /**
   * Dispatches an answer to the effect. The answer is ignored if the reducer has stopped requesting the effect, or if
   * the effect's session is over.
   */
  readonly dispatch: (message: M) => void
  /** Whether the effect started before this tab led, or before a reload, and has no answer. */
  readonly isResumed: boolean
  /** When the effect started or, for `once`, was attempted (perhaps before a reload). By this browser's clock. */
  readonly startedAt: Instant
  readonly session: SessionId | null
  /**
   * Whether the reducer still requests the effect, in the session in which the effect started. If not, the effect must
   * not navigate.
   */
  readonly isWanted: () => boolean
  /** `false` once another account is signed in, because that account must not receive the result (SES-6, ALL-4). */
  readonly isSameSession: () => boolean
  /** `call` runs once, when the reducer stops requesting the effect. */
  readonly onStop: (call: () => void) => void
}

type Body<M> = (asked: EffectContext<M>) => void | Promise<void>

export interface BoundEffect<M> {
  readonly perform: Body<M>
  /** Finds out the outcome of a `once` effect that was attempted earlier. */
  readonly resume: Body<M>
}

/**
 * Builds the failure fact of an effect from the effect's input and the failure; `null` if these fields do not form a
 * valid fact.
 */
export type ToFailureMessage<M> = (input: unknown, failure: unknown, ask: EffectRef) => M | null

export interface Effect<M> {
  readonly kind: RepeatPolicy
  readonly input: t.Mixed
  /** `any`: the effect starts or ends sessions itself, or does not depend on a session. */
  readonly session: 'own' | 'any'
  /** Decodes the stored input; `null` if it cannot be decoded. */
  readonly bind: (stored: unknown) => BoundEffect<M> | null
  readonly failed: ToFailureMessage<M>
}

interface EffectSpec<M> {
  /** Builds the failure fact, also if the stored input is unreadable, a promise rejects or the session is over. */
  readonly failed: ToFailureMessage<M>
  readonly session?: 'any'
}

/** An effect that makes one request through a port. */
export interface CallSpec<I, F, A, M> extends EffectSpec<M> {
  readonly call: (input: I, asked: EffectContext<M>) => TaskEither<F, A>
  /**
   * Notifies the account of the result before the reducer gets its answer, even if the form was closed. Another account
   * is never notified.
   */
  readonly notifyAccount?: (value: A, input: I, under: SessionId | null) => Promise<unknown>
  /** Runs in this tab before the reducer gets the answer, if the reducer still requests the effect. */
  readonly thenInThisTab?: (value: A, input: I) => void
  readonly toResult: (value: A, input: I, ask: EffectRef) => M
}

/** The outcome of an attempt whose response was lost. A lookup on the server determines the outcome. */
export type Outcome<A> = { readonly outcome: 'done'; readonly value: A } | { readonly outcome: 'notDone' | 'unknown' }

/**
 * The outcome of an attempt, by the number of matches that a lookup found. No match: not done. One match: done. Several
 * matches: unknown, because each match may be the attempt.
 */
export const outcomeOfMatches = <A>(found: readonly A[]): Outcome<A> => {
  const [first, ...others] = found
  return first === undefined
    ? { outcome: 'notDone' }
    : others.length > 0
      ? { outcome: 'unknown' }
      : { outcome: 'done', value: first }
}

export interface OnceSpec<I, A, M> extends CallSpec<I, Failure, A, M> {
  /**
   * Looks up the outcome of an attempt. `since`: when the attempt was made, or shortly before, by this browser's clock.
   */
  readonly onResume: (input: I, since: Instant) => TaskEither<Failure, Outcome<A>>
  readonly toUnknown: ToFailureMessage<M>
}

/** An effect with several requests or several answers. A rejection counts as a failure. */
interface CustomSpec<I, M> extends EffectSpec<M> {
  readonly perform: (input: I, asked: EffectContext<M>) => void | Promise<void>
}

interface Definition<F> extends t.Type<F, unknown> {
  readonly type: { readonly props: { readonly type: { readonly value: string } } }
}

/** Builds the failure fact. `rest`: fields of the fact besides the input's fields and `failure`. */
export const failsWith =
  <F extends { readonly type: string; readonly ask: EffectRef }>(
    fact: Definition<F>,
    rest: Readonly<Record<string, unknown>> = {},
  ): ToFailureMessage<F> =>
  (input, failure, ask) => {
    const made = fact.decode({
      ...(t.UnknownRecord.is(input) ? input : {}),
      failure,
      ...rest,
      type: fact.type.props.type.value,
      ask,
    })
    return E.isRight(made) ? made.right : null
  }

const settle = async <I, F, A, M>(
  spec: CallSpec<I, F, A, M>,
  value: A,
  input: I,
  asked: EffectContext<M>,
): Promise<void> => {
  if (asked.isSameSession()) await spec.notifyAccount?.(value, input, asked.session)
  if (asked.isWanted()) spec.thenInThisTab?.(value, input)
  asked.dispatch(spec.toResult(value, input, asked.ref))
}

const orLost = <M>(fact: M | null): M => {
  if (fact === null) throw new Error('there is no such failure fact')
  return fact
}

const calling =
  <I, F, A, M>(spec: CallSpec<I, F, A, M>) =>
  async (input: I, asked: EffectContext<M>): Promise<void> => {
    const got = await spec.call(input, asked)()
    if (E.isRight(got)) await settle(spec, got.right, input, asked)
    else asked.dispatch(orLost(spec.failed(input, got.left, asked.ref)))
  }

/** Whether the server may have handled the request although no response arrived. */
const mayBeDone = ({ _tag }: Failure): boolean => _tag === 'Unreachable' || _tag === 'Malformed'

const lookingUp =
  <I, A, M>(spec: OnceSpec<I, A, M>) =>
  async (input: I, asked: EffectContext<M>): Promise<void> => {
    const found = await spec
      .onResume(input, asked.startedAt)()
      .catch(() => E.left(unreachable))
    const outcome: Outcome<A> = E.isRight(found) ? found.right : { outcome: 'unknown' }
    if (outcome.outcome === 'done') await settle(spec, outcome.value, input, asked)
    else
      asked.dispatch(
        orLost((outcome.outcome === 'notDone' ? spec.failed : spec.toUnknown)(input, unreachable, asked.ref)),
      )
  }

const attempting =
  <I, A, M>(spec: OnceSpec<I, A, M>) =>
  async (input: I, asked: EffectContext<M>): Promise<void> => {
    const got = await spec
      .call(input, asked)()
      .catch(() => E.left(unreachable))
    if (E.isRight(got)) await settle(spec, got.right, input, asked)
    else if (mayBeDone(got.left)) await lookingUp(spec)(input, asked)
    else asked.dispatch(orLost(spec.failed(input, got.left, asked.ref)))
  }

const effectOf = <I, M>(
  kind: RepeatPolicy,
  codec: t.Type<I, unknown>,
  { failed, session }: EffectSpec<M>,
  perform: (input: I, asked: EffectContext<M>) => void | Promise<void>,
  resume = perform,
): Effect<M> => ({
  kind,
  input: codec,
  session: session ?? 'own',
  failed,
  bind: (stored) => {
    const input = codec.decode(stored)
    return E.isLeft(input)
      ? null
      : {
          perform: (asked) => perform(input.right, asked),
          resume: (asked) => resume(input.right, asked),
        }
  },
})

type Declare<M> = <I>(codec: t.Type<I, unknown>, spec: CustomSpec<I, M>) => Effect<M>
type DeclareCall<M> = <I, F, A>(codec: t.Type<I, unknown>, spec: CallSpec<I, F, A, M>) => Effect<M>

/**
 * Builders for the effects of a log. An effect is a request to a port, or a custom body that dispatches its own answer.
 */
interface EffectBuilders<M> {
  readonly read: DeclareCall<M>
  readonly customRead: Declare<M>
  readonly idempotent: DeclareCall<M>
  readonly customIdempotent: Declare<M>
  readonly once: <I, A>(codec: t.Type<I, unknown>, spec: OnceSpec<I, A, M>) => Effect<M>
}

const effectBuilders = <M>(): EffectBuilders<M> => ({
  read: (codec, spec) => effectOf('read', codec, spec, calling(spec)),
  customRead: (codec, spec) => effectOf('read', codec, spec, spec.perform),
  idempotent: (codec, spec) => effectOf('idempotent', codec, spec, calling(spec)),
  customIdempotent: (codec, spec) => effectOf('idempotent', codec, spec, spec.perform),
  once: (codec, spec) => effectOf('once', codec, spec, attempting(spec), lookingUp(spec)),
})

export const accountEffects: EffectBuilders<AccountMessage> = effectBuilders()
export const tabEffects: EffectBuilders<TabMessage> = effectBuilders()

/** The effects of a log by reducer and name. A request for a missing name is a wiring error. */
export const effectTable = <M>(
  units: Readonly<Record<string, Readonly<Record<string, Effect<M>>>>>,
): Table<Effect<M>> => {
  let table: Table<Effect<M>> = emptyTable()
  for (const [unit, effects] of Object.entries(units)) {
    for (const [name, effect] of Object.entries(effects)) table = put(table, `${unit}/${name}`, effect)
  }
  return table
}
