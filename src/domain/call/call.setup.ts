import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { ConnectionMessage } from '../connection'
import type { AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { ChannelId, TabId, Xid } from '../kernel/ids'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import { MediaSendFailure } from '../kernel/media-fault'
import type { ReceivedMessage } from '../kernel/message'
import type { AccountChange } from '../session'
import { ALONE_MS, CallEndReason, JOIN_MS, CallMediaState, NOTE_MS, CallPeer } from './call'
import type { CallMessage } from './call.messages'
import { orNull } from '../kernel/or-null'
import { withDefault } from '../kernel/with-default'

export const callEffects = {
  start: t.strict({ to: Xid, isVideo: t.boolean }),
  check: t.strict({ channelId: orNull(ChannelId), from: Xid }),
  accept: t.strict({ channelId: ChannelId }),
  close: t.strict({ channelId: ChannelId, how: t.union([t.literal('cancel'), t.literal('reject')]) }),
  ring: t.strict({}),
  alarm: alarmInput,
}

export interface CallInput {
  readonly side: 'caller' | 'receiver'
  readonly peer: CallPeer
  readonly isVideo: boolean
  readonly channelId: ChannelId | null
  /** Whether the call rings without a check on the server (RCV-6). */
  readonly isSure: boolean
  /** The reason if the call is refused at once. */
  readonly ending: CallEndReason | null
  readonly at: Instant
  readonly tab: TabId | null
}

export const CallContext = t.strict(
  {
    side: t.union([t.literal('caller'), t.literal('receiver')]),
    peer: CallPeer,
    isVideo: t.boolean,
    channelId: orNull(ChannelId),
    isSure: t.boolean,
    /** The start of all wait deadlines: the time of the start response, or of the ring's arrival. */
    from: Instant,
    since: orNull(Instant),
    until: Instant,
    /** The tab that runs the call's media. */
    holder: orNull(TabId),
    microphone: t.boolean,
    camera: t.boolean,
    microphoneFault: orNull(MediaSendFailure),
    cameraFault: orNull(MediaSendFailure),
    /** What a reload of the page turned off, until the member turns something on or off. */
    closedByReload: withDefault(orNull(t.keyof({ microphone: null, camera: null, both: null })), null),
    line: CallMediaState,
    isSilent: t.boolean,
    closes: t.union([t.literal('cancel'), t.literal('reject')]),
    ending: orNull(CallEndReason),
    failure: orNull(Failure),
  },
  'CallContext',
)
export type CallContext = t.TypeOf<typeof CallContext>

/**
 * `callsReducer` sends this signal to a new call (CLR-2, RCV-2). `isFree`: no other call is current. If `isWanted` is
 * false, the new call is dropped.
 */
export interface CallQueueSignal {
  readonly type: 'call/QueueAdvanced'
  readonly isFree: boolean
  readonly isWanted: boolean
}
/** The channel ended before the start response had assigned the channel to this call. */
export interface ChannelGoneSignal {
  readonly type: 'call/ChannelGone'
  readonly ending: 'cancelled' | 'rejected'
}
/** The member dialled the person whose call is ringing in this browser. */
export interface CalledBackSignal {
  readonly type: 'call/CalledBack'
  readonly tab: TabId | null
}
type OfSession = AccountChange
type OfConnection = Extract<ConnectionMessage, { type: 'ChatKickedOffline' }>
type Events =
  | ReceivedMessage<CallMessage | AlarmRang | OfSession | OfConnection>
  | CallQueueSignal
  | ChannelGoneSignal
  | CalledBackSignal

export const beginCall = ({ side, peer, isVideo, channelId, isSure, ending, at, tab }: CallInput): CallContext => ({
  side,
  peer,
  isVideo,
  channelId,
  isSure,
  from: at,
  since: null,
  until: EPOCH,
  holder: side === 'caller' ? tab : null,
  microphone: true,
  camera: isVideo,
  microphoneFault: null,
  cameraFault: null,
  closedByReload: null,
  line: 'connecting',
  isSilent: false,
  closes: 'cancel',
  ending,
  failure: null,
})

export const channelOf = ({ channelId }: CallContext): ChannelId => {
  if (channelId === null) throw new Error('a call has no channel yet')
  return channelId
}

export interface Signal {
  readonly channelId: ChannelId
  readonly by: Xid | null
  readonly isWeb: boolean
  readonly me: Xid | null
}
export interface Timed {
  readonly at: Instant
}

export const callMachineSetup = setup({
  types: { context: {} as CallContext, input: {} as CallInput, events: {} as Events },
  actors: {
    start: effect(callEffects.start),
    check: effect(callEffects.check),
    accept: effect(callEffects.accept),
    close: effect(callEffects.close),
    ring: effect(callEffects.ring),
    alarm: effect(callEffects.alarm),
  },
  guards: {
    isTaken: (_, { isFree }: CallQueueSignal) => !isFree,
    isUnwanted: (_, { isWanted }: CallQueueSignal) => !isWanted,
    isCaller: ({ context }) => context.side === 'caller',
    hasObstacle: ({ context }) => context.ending !== null,
    isSure: ({ context }) => context.isSure && context.channelId !== null,
    isOfThis: ({ context }, { channelId }: Pick<Signal, 'channelId'>) => channelId === context.channelId,
    isThere: ({ context }, { channelId, isThere }: { channelId: ChannelId; isThere: boolean }) =>
      isThere && channelId === context.channelId,
    isGone: ({ context }, { channelId, isThere }: { channelId: ChannelId; isThere: boolean }) =>
      !isThere && channelId === context.channelId,
    isCalling: ({ context }, { channelId }: { channelId: ChannelId | null }) =>
      channelId !== null && (context.channelId === null || context.channelId === channelId),
    /** The member acted outside a browser, for example in the app (R2-149). */
    isElsewhere: ({ context }, { channelId, by, isWeb, me }: Signal) =>
      channelId === context.channelId && by !== null && by === me && !isWeb,
    isByMe: ({ context }, { channelId, by, me }: Signal) => channelId === context.channelId && by !== null && by === me,
    isBroken: ({ context }, { channelId, state }: { channelId: ChannelId; state: string }) =>
      channelId === context.channelId && state === 'failed',
    isFound: ({ context }, { channelId, is, as }: { channelId: ChannelId; is: string; as: 'ongoing' | 'over' }) =>
      channelId === context.channelId && is === as,
    isQuiet: ({ context }) => context.ending === null,
  },
  actions: {
    end: assign((_, { ending, at }: Timed & { ending: CallEndReason | null }) => ({
      ending,
      until: addMs(at, NOTE_MS),
    })),
    endAsReceiver: assign((_, { at }: Timed) => ({ ending: 'missed' as const, until: addMs(at, NOTE_MS) })),
    fail: assign((_, { ending, failure, at }: Timed & { ending: CallEndReason; failure: Failure }) => ({
      ending,
      failure,
      until: addMs(at, NOTE_MS),
    })),
    refuse: assign(({ context }) => ({
      ending: context.ending ?? ('busy' as const),
      until: addMs(context.from, NOTE_MS),
    })),
    beGone: assign(({ context }, { ending }: ChannelGoneSignal) => ({ ending, until: addMs(context.from, NOTE_MS) })),
    forgetEnding: assign({ ending: null }),
    reject: assign({ closes: 'reject' }),
    rememberChannel: assign((_, { channelId, at }: Timed & { channelId: ChannelId }) => ({ channelId, from: at })),
    learnChannel: assign((_, { channelId }: { channelId: ChannelId | null }) => ({ channelId })),
    learnKind: assign(({ context }, { isVideo }: { isVideo: boolean | null }) => ({
      isVideo: isVideo ?? context.isVideo,
      camera: context.camera && (isVideo ?? true),
    })),
    takeUp: assign((_, { tab }: { tab: TabId | null }) => ({ holder: tab, line: 'connecting' as const })),
    waitToJoin: assign((_, { at }: Timed) => ({ until: addMs(at, JOIN_MS) })),
    begin: assign((_, { at }: Timed) => ({ since: at })),
    waitForPeer: assign((_, { at }: Timed) => ({ until: addMs(at, ALONE_MS) })),
    setMicrophone: assign((_, { isOn }: { isOn: boolean }) => ({
      microphone: isOn,
      microphoneFault: null,
      closedByReload: null,
    })),
    setCamera: assign((_, { isOn }: { isOn: boolean }) => ({
      camera: isOn,
      cameraFault: null,
      closedByReload: null,
    })),
    rememberFault: assign((_, { kind, fault }: { kind: 'microphone' | 'camera'; fault: MediaSendFailure | null }) =>
      kind === 'microphone' ? { microphone: false, microphoneFault: fault } : { camera: false, cameraFault: fault },
    ),
    rememberLine: assign((_, { state }: { state: CallContext['line'] }) => ({ line: state })),
    beMuted: assign(({ context: { microphone, camera, closedByReload } }) => ({
      microphone: false,
      camera: false,
      closedByReload: microphone && camera ? 'both' : microphone ? 'microphone' : camera ? 'camera' : closedByReload,
    })),
    beSilent: assign({ isSilent: true }),
  },
})
