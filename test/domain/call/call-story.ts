import { currentCall, lastCall, type CallMessage, type CallViewModel, type CallPeer } from '../../../src/domain/call'
import type { CallAvailability } from '../../../src/domain/call/call'
import { callsReducer } from '../../../src/domain/call/calls'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId, Uid, Xid } from '../../../src/domain/kernel/ids'
import { addMs, type Instant } from '../../../src/domain/kernel/instant'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { given, type Step, type Story } from '../../support/given'

export const ADA = made(Xid, 'a000000001')
export const BEN = made(Xid, 'b000000002')
export const ROOM = made(ChannelId, '5bace001-0000-4000-8000-000010000001')
export const OTHER_ROOM = made(ChannelId, '5bace001-0000-4000-8000-000010000002')
export const ben: CallPeer = { xid: BEN, uid: made(Uid, '1000000002'), name: 'Ben', avatar: null }
export const free: CallAvailability = { exists: true, isVisitor: false, blocked: 0, allowsDm: true, isInSpace: false }

type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
export const step =
  (make: (ask: AskFor) => CallMessage): Step =>
  (ask) =>
    make(ask)

/** Ada calls Ben. The call has the key `k`. */
export const dial = (standing: CallAvailability = free, key = 'k'): Step =>
  step(() => ({ type: 'call/Dial', key, to: ben, isVideo: false, standing }))
export const started = (channelId = ROOM): Step =>
  step((ask) => ({ type: 'call/Started', ask: ask('start/k'), channelId }))
export const notStarted: Step = step((ask) => ({ type: 'call/NotStarted', ask: ask('start/k'), failure: unreachable }))
/** Ben calls Ada, as Ada's client receives the call. */
export const calling = (saidAt: Instant | null = NOON, channelId: ChannelId | null = ROOM): Step =>
  step(() => ({ type: 'call/Calling', channelId, from: ben, isVideo: true, saidAt }))
export const accept: Step = step(() => ({ type: 'call/Accept', key: ROOM }))
export const letIn: Step = step((ask) => ({ type: 'call/ChannelJoined', ask: ask(`accept/${ROOM}`) }))
export const reject: Step = step(() => ({ type: 'call/Reject', key: ROOM }))
export const hangUp = (key = 'k'): Step => step(() => ({ type: 'call/HangUp', key }))
export const peer = (isThere = true, channelId = ROOM): Step =>
  step(() => ({ type: 'call/PeerPresenceChanged', channelId, isThere }))
export const lineFails: Step = step(() => ({ type: 'call/MediaStateChanged', channelId: ROOM, state: 'failed' }))

interface Signal {
  readonly channelId?: ChannelId
  readonly by?: Xid | null
  readonly isWeb?: boolean
}
export const signal = (
  type: 'call/Cancelled' | 'call/Rejected' | 'call/Accepted',
  { channelId = ROOM, by = BEN, isWeb = true }: Signal = {},
): Step =>
  step(() => {
    const said = { channelId, by, isWeb, me: ADA }
    return type === 'call/Accepted' ? { type, ...said, isVideo: false } : { type, ...said }
  })
export const closed = (key = 'k'): Step => step((ask) => ({ type: 'call/Closed', ask: ask(`close/${key}`) }))
export const notClosed = (key = 'k'): Step =>
  step((ask) => ({ type: 'call/NotClosed', ask: ask(`close/${key}`), failure: unreachable }))
export const sessionEnds: Step = {
  type: 'SessionEnded',
  ask: { unit: 'session', id: 'endSession', seq: 1 },
  reason: 'signedOut',
}

export const call = (...steps: readonly Step[]) => given(callsReducer, ...steps)
export const now = ({ state }: Story<typeof callsReducer.initial>): CallViewModel | null => currentCall(state)
export const last = ({ state }: Story<typeof callsReducer.initial>): CallViewModel | null => lastCall(state)
export const at = (ms: number): Instant => addMs(NOON, ms)
