import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { AccountMessage } from '../../domain/manifests/account-messages'
import { unreachable, type Failure } from '../../domain/kernel/failure'
import type { SessionId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/instant'
import type { EffectRef } from '../../domain/kernel/message'
import { emptyTable, put, type Table } from '../../domain/kernel/table'
import type { TabMessage } from '../../domain/manifests/tab-messages'

/**
 * What may be done after a reload, or when an answer was lost (ADR 15).
 * - `read`: asked again. It may begin before its entry is durable.
 * - `idempotent`: done again; the server takes it as done once.
 * - `once`: never done again by itself. That it is attempted is durable before the one call.
 */
export type RepeatPolicy = 'read' | 'idempotent' | 'once'

/** What an effect's body is given. The runner makes it, and a test may. */
export interface EffectContext<M> {
  /** The answer must carry it. */
  readonly ref: EffectRef
  /** Heard only while this is asked for, in the session in which it was. */
  readonly dispatch: (message: M) => void
  /** It ran before this tab led, or before a reload, and was not answered. */
  readonly isResumed: boolean
  /** When it was begun; of a `once` when it was attempted, which may be before a reload. By this browser's clock. */
  readonly startedAt: Instant
  /** The session in which it was begun. */
  readonly session: SessionId | null
  /** Whether it is still asked for, and in that session: else no person is led anywhere by it. */
  readonly isWanted: () => boolean
  /** Nobody else is in by now: else the account must not hear what came of it (SES-6, ALL-4). */
  readonly isSameSession: () => boolean
  /** Called once, when it is asked for no more. */
  readonly onStop: (call: () => void) => void
}

type Body<M> = (asked: EffectContext<M>) => void | Promise<void>

/** An effect over one input that could be read. */
export interface BoundEffect<M> {
  readonly perform: Body<M>
  /** Of a `once` that was attempted: finds out what came of it. */
  readonly resume: Body<M>
}

/**
 * The fact in which an effect ends that can't be done: from the fields of its input and the failure; `null` where those
 * don't do.
 */
export type ToFailureMessage<M> = (input: unknown, failure: unknown, ask: EffectRef) => M | null

/** An effect as the runner knows it. */
export interface Effect<M> {
  readonly kind: RepeatPolicy
  readonly input: t.Mixed
  /** `any`: it begins or ends sessions itself, or has nothing to do with them. */
  readonly session: 'own' | 'any'
  /** `null`: what was stored is no input of this effect. */
  readonly bind: (stored: unknown) => BoundEffect<M> | null
  readonly failed: ToFailureMessage<M>
}

interface EffectSpec<M> {
  /**
   * Where the stored input can't be read, a promise is rejected or the session is over, as well as where the call
   * fails.
   */
  readonly failed: ToFailureMessage<M>
  readonly session?: 'any'
}

/** One call of a port, and what is made of its answer. */
export interface CallSpec<I, F, A, M> extends EffectSpec<M> {
  readonly call: (input: I, asked: EffectContext<M>) => TaskEither<F, A>
  /** What the account hears before the answer; also where the form was closed meanwhile, never once another is in. */
  readonly notifyAccount?: (value: A, input: I, under: SessionId | null) => Promise<unknown>
  /** What this tab does before the answer, if that is still asked for. */
  readonly thenInThisTab?: (value: A, input: I) => void
  readonly toResult: (value: A, input: I, ask: EffectRef) => M
}

/** What a look at the server says of an attempt whose answer was lost. */
export type Outcome<A> = { readonly outcome: 'done'; readonly value: A } | { readonly outcome: 'notDone' | 'unknown' }

/**
 * Of what a look found: done where it is there, not done where it is not, and unknown where it can't be told which it
 * is.
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
  /** A read: what came of an attempt that was made at `since`, by this browser's clock, or soon after. */
  readonly onResume: (input: I, since: Instant) => TaskEither<Failure, Outcome<A>>
  /** The fact that nobody can tell whether it was done. */
  readonly toUnknown: ToFailureMessage<M>
}

/** More than one call, or more than one answer. What it rejects with counts as a failure. */
interface CustomSpec<I, M> extends EffectSpec<M> {
  readonly perform: (input: I, asked: EffectContext<M>) => void | Promise<void>
}

interface Definition<F> extends t.Type<F, unknown> {
  readonly type: { readonly props: { readonly type: { readonly value: string } } }
}

/** `rest`: what the fact says beyond the fields of the input and `failure`. */
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
  if (fact === null) throw new Error('an effect does not fit its failure fact')
  return fact
}

const calling =
  <I, F, A, M>(spec: CallSpec<I, F, A, M>) =>
  async (input: I, asked: EffectContext<M>): Promise<void> => {
    const got = await spec.call(input, asked)()
    if (E.isRight(got)) await settle(spec, got.right, input, asked)
    else asked.dispatch(orLost(spec.failed(input, got.left, asked.ref)))
  }

/** Whether the server may have done it all the same. */
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

/** How the effects of one log are declared: by one call of a port, or by a body that answers itself. */
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

/** Effects by unit and name. A unit that asks for a name that is not there is a mistake in the wiring. */
export const effectTable = <M>(
  units: Readonly<Record<string, Readonly<Record<string, Effect<M>>>>>,
): Table<Effect<M>> => {
  let table: Table<Effect<M>> = emptyTable()
  for (const [unit, effects] of Object.entries(units)) {
    for (const [name, one] of Object.entries(effects)) table = put(table, `${unit}/${name}`, one)
  }
  return table
}
