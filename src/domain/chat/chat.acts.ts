import * as t from 'io-ts'
import { Failure, mayPass } from '../kernel/failure'
import { ClientId, ConversationId } from '../kernel/ids'
import { Instant, later } from '../kernel/instant'

const about = { conversationId: ConversationId }
const aMessage = { ...about, seq: t.number }

/**
 * What a person does to messages and conversations. Each says how it shall be, not what to change: done twice it is as
 * done once, so an answer that was lost is no reason not to try again.
 */
export const Act = t.union([
  t.strict({ kind: t.literal('recall'), ...aMessage }),
  t.strict({ kind: t.literal('delete'), ...aMessage }),
  /** Somebody asked to be let in; the answer stays with the message. */
  t.strict({ kind: t.literal('decideAccess'), ...aMessage, accepts: t.boolean }),
], 'Act')
export type Act = t.TypeOf<typeof Act>

/** One that the server has not confirmed. */
export const PendingAct = t.strict({ actId: ClientId, act: Act, notBefore: t.union([Instant, t.null]) }, 'PendingAct')
export type PendingAct = t.TypeOf<typeof PendingAct>

export const RETRY_ACT_MS = 3_000

/** The first of each conversation: they are done in the order in which they were asked for. */
export const headActs = (acts: readonly PendingAct[]): readonly PendingAct[] =>
  acts.filter(({ act }, i) => acts.findIndex((other) => other.act.conversationId === act.conversationId) === i)

export const addAct = (acts: readonly PendingAct[], actId: ClientId, act: Act): readonly PendingAct[] =>
  acts.some((known) => known.actId === actId) ? acts : [...acts, { actId, act, notBefore: null }]

export const actDone = (acts: readonly PendingAct[], actId: ClientId): readonly PendingAct[] =>
  acts.filter((known) => known.actId !== actId)

/** By number of a request for access, what was decided and is not confirmed yet. */
export const pendingDecisions = (acts: readonly PendingAct[], conversationId: ConversationId): ReadonlyMap<number, boolean> =>
  new Map(acts.flatMap(({ act }) => (act.kind === 'decideAccess' && act.conversationId === conversationId ? [[act.seq, act.accepts] as const] : [])))

/** What the server refused is over; what did not reach it is tried again. */
export const actNotDone = (acts: readonly PendingAct[], actId: ClientId, failure: Failure, at: Instant): readonly PendingAct[] =>
  mayPass(failure) ? acts.map((known) => (known.actId === actId ? { ...known, notBefore: later(at, RETRY_ACT_MS) } : known))
    : actDone(acts, actId)

/** Its time has come. */
export const actDue = (acts: readonly PendingAct[], actId: string): readonly PendingAct[] =>
  acts.map((known) => (known.actId === actId ? { ...known, notBefore: null } : known))
