import * as t from 'io-ts'
import { ChannelId, MessageId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, put, type Table } from '../../../../../domain/kernel/table'
import { refusalBetween } from '../../chat/directs'
import { doneResult, refusedResult, type StepResult } from '../../output'
import { accountById } from '../../users/profiles'
import { isServiceAccount } from '../../seed/service-accounts'
import type { ServerState } from '../../server-state'
import { stateFeature } from '../state-feature'
import { callIn, callsOf, callsSlice, isCallMember, type ServerCall } from './calls'
import { callingFrame, withCallRecord, signalFrame } from './call-frames'

const input = <N extends `call/${string}`, P extends t.Props>(type: N, fields: P) =>
  t.strict({ type: t.literal(type), at: Instant, ...fields }, type)
/** `token` is the acting session, or empty for simulated members. `messageId` is for the call record in the chat. */
const act = { xid: Xid, token: t.string, platform: t.string }
const ofCall = { ...act, channelId: t.string, messageId: MessageId }

const CallInput = t.union(
  [
    input('call/Started', { ...act, to: t.string, isVideo: t.boolean, channelId: ChannelId, messageId: MessageId }),
    input('call/Accepted', { ...act, channelId: t.string }),
    input('call/Rejected', ofCall),
    input('call/Cancelled', ofCall),
    /** `on`: the first browser has entered the call's channel. Otherwise the last browser has left the channel. */
    input('call/Occupied', { channelId: t.string, on: t.boolean }),
    /** Nobody answered the call in time, or the channel is empty. */
    input('call/Over', { channelId: t.string, messageId: MessageId }),
  ],
  'CallInput',
)
export type CallInput = t.TypeOf<typeof CallInput>
type Of<N extends CallInput['type']> = Extract<CallInput, { type: N }>

const NO_CALL = 'This call is over'
const NOT_ALONE = 'This call was answered on another device'
/**
 * The time in ms after which a cancelled call counts as missed, because the caller's browser cancels an unanswered call
 * after a minute (spec 2 §9). A call that is cancelled earlier counts as canceled.
 */
const NO_ANSWER_MS = 60_000

const kept = (world: ServerState, call: ServerCall): ServerState =>
  callsSlice.put(world, put(callsSlice.of(world), call.channelId, call))

const bySession = (by: Table<Xid>, token: string, xid: Xid): Table<Xid> => (token === '' ? by : put(by, token, xid))

/** Ends the call, notifies both people and posts the call record. */
const ended = (
  world: ServerState,
  call: ServerCall,
  {
    xid,
    at,
    platform,
    messageId,
  }: Pick<Of<'call/Cancelled'>, 'at' | 'platform' | 'messageId'> & { readonly xid: Xid | null },
  what: 'cancel' | 'reject',
): StepResult => {
  const { answeredAt } = call
  const state =
    answeredAt !== null ? 'completed' : what === 'cancel' && at - call.at >= NO_ANSWER_MS ? 'missed' : 'canceled'
  const without = callsSlice.put(world, drop(callsSlice.of(world), call.channelId))
  const after = withCallRecord(without, call, {
    state,
    seconds: answeredAt === null ? 0 : Math.floor((at - answeredAt) / 1_000),
    at,
    messageId,
  })
  return { world: after.world, outputs: [{ type: 'Done' }, signalFrame(what, call, xid, platform), ...after.outputs] }
}

const answered = (
  world: ServerState,
  call: ServerCall,
  { xid, token, at, platform }: Pick<Of<'call/Accepted'>, 'xid' | 'token' | 'at' | 'platform'>,
): StepResult => {
  const after = { ...call, answeredAt: at, by: bySession(call.by, token, xid) }
  return { world: kept(world, after), outputs: [{ type: 'Done' }, signalFrame('accept', after, xid, platform)] }
}

const whyNotCall = (world: ServerState, xid: Xid, target: string): string | null => {
  const me = world.accounts[xid]
  const other = accountById(world, target)
  if (me === undefined || me.isVisitor) return 'Visitors cannot make calls'
  if (other === null || other.isVisitor || other.xid === xid) return 'There is no such person'
  if (isServiceAccount(other.xid)) return 'They take no calls'
  return refusalBetween(world, xid, other.xid)
}

/**
 * Starts a call. If the other member is already calling this member, accepts that call, so that the two members share a
 * single call.
 */
const started = (world: ServerState, event: Of<'call/Started'>): StepResult => {
  const { xid, to, at } = event
  const refused = whyNotCall(world, xid, to)
  const other = accountById(world, to)
  if (refused !== null || other === null) return refusedResult(world, refused ?? NO_CALL)
  const theirs = callsOf(world, xid).find((one) => one.from === other.xid && one.answeredAt === null)
  if (theirs !== undefined) return answered(world, theirs, event)
  // A browser takes part in only one call, so end the browser's previous call.
  const before = callsOf(world, xid)
    .filter((one) => (event.token === '' ? one.from === xid : one.by[event.token] === xid))
    .reduce<StepResult>((acc, own) => {
      const after = ended(acc.world, own, event, 'cancel')
      return { world: after.world, outputs: [...acc.outputs, ...after.outputs] }
    }, doneResult(world))
  const call: ServerCall = {
    channelId: event.channelId,
    from: xid,
    to: other.xid,
    isVideo: event.isVideo,
    at,
    answeredAt: null,
    by: bySession(emptyTable(), event.token, xid),
    isOccupied: false,
  }
  return { world: kept(before.world, call), outputs: [...before.outputs, callingFrame(before.world, call)] }
}

const accepted = (world: ServerState, event: Of<'call/Accepted'>): StepResult => {
  const call = callIn(world, event.channelId)
  if (call === undefined || call.to !== event.xid) return refusedResult(world, NO_CALL)
  if (call.answeredAt === null) return answered(world, call, event)
  return call.by[event.token] === event.xid ? doneResult(world) : refusedResult(world, NOT_ALONE)
}

const rejected = (world: ServerState, event: Of<'call/Rejected'>): StepResult => {
  const call = callIn(world, event.channelId)
  if (call === undefined || call.to !== event.xid || call.answeredAt !== null) return refusedResult(world, NO_CALL)
  return ended(world, call, event, 'reject')
}

/** Cancels a call. The called member cannot cancel an unanswered call, only reject it. */
const cancelled = (world: ServerState, event: Of<'call/Cancelled'>): StepResult => {
  const call = callIn(world, event.channelId)
  if (call === undefined || !isCallMember(call, event.xid) || (call.to === event.xid && call.answeredAt === null))
    return refusedResult(world, NO_CALL)
  return ended(world, call, event, 'cancel')
}

const occupied = (world: ServerState, { channelId, on }: Of<'call/Occupied'>): StepResult => {
  const call = callIn(world, channelId)
  return doneResult(call === undefined ? world : kept(world, { ...call, isOccupied: on }))
}

const over = (world: ServerState, event: Of<'call/Over'>): StepResult => {
  const call = callIn(world, event.channelId)
  return call === undefined ? doneResult(world) : ended(world, call, { ...event, xid: null, platform: 'web' }, 'cancel')
}

export const feature = stateFeature(CallInput, (world, event) => {
  switch (event.type) {
    case 'call/Started':
      return started(world, event)
    case 'call/Accepted':
      return accepted(world, event)
    case 'call/Rejected':
      return rejected(world, event)
    case 'call/Cancelled':
      return cancelled(world, event)
    case 'call/Occupied':
      return occupied(world, event)
    case 'call/Over':
      return over(world, event)
  }
})
