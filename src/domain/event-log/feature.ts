import type * as t from 'io-ts'
import type { StateSlice } from './slice'
import type { AnyMessage, MessageCodecs } from './entry'

/** A message type of a feature: the feature's name, a slash, and the command or fact. */
export type FeatureType = `${string}/${string}`

/** A message of a feature that is not part of the core. */
export interface FeatureMessage extends AnyMessage {
  readonly type: FeatureType
}

export type SliceTable = Readonly<Record<string, StateSlice>>

interface LogContribution<M extends MessageCodecs, C extends SliceTable> {
  /** Message codecs by type. Each type starts with the feature's name and a slash, so `ownerOf` finds the feature. */
  readonly messages: M
  /** Creates new slices. Each slice name starts with the feature's name and a slash. */
  readonly slices: () => C
  /** Messages of other features that the reducers handle. `domain/features.ts` lists their types as well. */
  readonly listensTo?: MessageCodecs
}

type MessageOf<M extends MessageCodecs> = Extract<t.TypeOf<M[keyof M]>, FeatureMessage>

/** `account`: slices in the account's log, which all tabs share. `tab`: slices in each tab's own log. */
export interface FeatureSlices {
  readonly account: SliceTable
  readonly tab: SliceTable
}

/**
 * A lazily loaded feature (ADR 16). Its folder has the same name in every ring.
 * `A` and `T` are the messages of the feature in the account's log and in a tab's log.
 */
export interface Feature<C extends FeatureSlices = FeatureSlices, A = never, T = never> {
  readonly kind: 'feature'
  readonly name: string
  readonly messages: { readonly account: MessageCodecs; readonly tab: MessageCodecs }
  readonly listensTo: { readonly account: MessageCodecs; readonly tab: MessageCodecs }
  readonly slices: () => C
  /** Never set. The property carries `A` and `T` for the compiler. */
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
 * The manifest of a feature in the domain: its messages and slices in the account's log and in each tab's log.
 * The application derives slices, chunks and test tables from the manifest.
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
    kind: 'feature',
    name,
    messages: { account: account.messages, tab: tab.messages },
    listensTo: { account: account.listensTo ?? {}, tab: tab.listensTo ?? {} },
    slices: () => ({ account: account.slices(), tab: tab.slices() }),
  }
}

/** The feature that owns a message type or reducer name; `null` for a name of the core. */
export const ownerOf = (name: string): string | null => /^([a-z][a-z-]*)\//.exec(name)?.[1] ?? null

export const isFeature = (u: unknown): u is Feature =>
  typeof u === 'object' && u !== null && 'kind' in u && u.kind === 'feature'
