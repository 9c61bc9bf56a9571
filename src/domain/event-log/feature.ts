import type * as t from 'io-ts'
import type { StateSlice } from './slice'
import type { AnyMessage, MessageCodecs } from './entry'

/** What a message of a lazy feature is called: the name of the feature, a slash, and what is wanted or has happened. */
export type FeatureType = `${string}/${string}`

/** A message of some lazy feature, as the logs carry it: only the feature itself knows more of it. */
export interface FeatureMessage extends AnyMessage {
  readonly type: FeatureType
}

/** Reducers by the names that screens know them by, each with the state it is in. */
export type SliceTable = Readonly<Record<string, StateSlice>>

/** What a feature brings to one of the logs. */
interface LogContribution<M extends MessageCodecs, C extends SliceTable> {
  /** By their types. Each type begins with the name of the feature and a slash: by that a message finds its feature. */
  readonly messages: M
  /** Makes its reducers anew. The name of each begins with the name of the feature and a slash, too. */
  readonly slices: () => C
}

type MessageOf<M extends MessageCodecs> = Extract<t.TypeOf<M[keyof M]>, FeatureMessage>

/** The reducers of a feature in the account's log, which all tabs share, and in each tab's own. */
export interface FeatureSlices {
  readonly account: SliceTable
  readonly tab: SliceTable
}

/**
 * A feature that is loaded when it is wanted (architecture §8.1): the same name stands for its folder in every ring.
 * `A` and `TOKENS` are
 * what it can say to the account's log and to a tab's.
 */
export interface Feature<C extends FeatureSlices = FeatureSlices, A = never, T = never> {
  readonly name: string
  readonly messages: { readonly account: MessageCodecs; readonly tab: MessageCodecs }
  readonly slices: () => C
  /** Never there; tells the compiler what the feature can say. */
  readonly says?: (message: A, inTab: T) => void
}

type None = Readonly<Record<never, never>>
const nothing: LogContribution<None, None> = { messages: {}, slices: () => ({}) }

interface Parts<AM extends MessageCodecs, AC extends SliceTable, TM extends MessageCodecs, TC extends SliceTable> {
  readonly name: string
  readonly account: LogContribution<AM, AC>
  readonly tab: LogContribution<TM, TC>
}

/**
 * The one manifest of a feature in the domain: what it brings to the account's log, which all tabs share, and to each
 * tab's own. Cells,
 * chunks and test tables are derived from it.
 */
export function defineFeature<
  AM extends MessageCodecs,
  AC extends SliceTable,
  TM extends MessageCodecs,
  TC extends SliceTable,
>(parts: Parts<AM, AC, TM, TC>): Feature<{ readonly account: AC; readonly tab: TC }, MessageOf<AM>, MessageOf<TM>>
export function defineFeature<AM extends MessageCodecs, AC extends SliceTable>(
  parts: Omit<Parts<AM, AC, None, None>, 'tab'>,
): Feature<{ readonly account: AC; readonly tab: None }, MessageOf<AM>>
export function defineFeature<TM extends MessageCodecs, TC extends SliceTable>(
  parts: Omit<Parts<None, None, TM, TC>, 'account'>,
): Feature<{ readonly account: None; readonly tab: TC }, never, MessageOf<TM>>
export function defineFeature({
  name,
  account = nothing,
  tab = nothing,
}: {
  readonly name: string
  readonly account?: LogContribution<MessageCodecs, SliceTable>
  readonly tab?: LogContribution<MessageCodecs, SliceTable>
}): Feature {
  return {
    name,
    messages: { account: account.messages, tab: tab.messages },
    slices: () => ({ account: account.slices(), tab: tab.slices() }),
  }
}

/**
 * The feature that a message or a reducer of that name belongs to; `null` where it is of none that is loaded on demand.
 */
export const ownerOf = (name: string): string | null => /^([a-z][a-z-]*)\//.exec(name)?.[1] ?? null
