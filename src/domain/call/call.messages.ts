import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { MediaSendFailure } from '../kernel/media-fault'
import { effectResult, message } from '../kernel/message'
import { CallMediaState, CallPeer, CallAvailability } from './call'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
/** The key of a call in this browser: a generated id for an outgoing call, the channel id for an incoming call. */
const ofCall = { key: t.string }
/** `by`: the person who acted. `isWeb`: whether that person used a browser (decisions.md: `web` and `h5`). */
const signal = { channelId: ChannelId, by: orNull(Xid), isWeb: t.boolean, me: orNull(Xid) }

/** Messages of private calls (spec 2 §4). */
export const callMessages = {
  'call/Dial': message('call/Dial', { ...ofCall, to: CallPeer, isVideo: t.boolean, standing: CallAvailability }),
  'call/Accept': message('call/Accept', ofCall),
  'call/Reject': message('call/Reject', ofCall),
  /** Ends the call. An unanswered call is cancelled. */
  'call/HangUp': message('call/HangUp', ofCall),
  'call/CloseNote': message('call/CloseNote', ofCall),
  /** Moves the call's media to the tab that dispatches this message. */
  'call/TakeHere': message('call/TakeHere', ofCall),
  'call/SetMicrophone': message('call/SetMicrophone', { ...ofCall, isOn: t.boolean }),
  'call/SetCamera': message('call/SetCamera', { ...ofCall, isOn: t.boolean }),

  /** The server signalled `loop_private_room_calling` to this account. `saidAt`: the server's time. */
  'call/Calling': message('call/Calling', {
    channelId: orNull(ChannelId),
    from: CallPeer,
    isVideo: t.boolean,
    saidAt: orNull(Instant),
  }),
  'call/Cancelled': message('call/Cancelled', signal),
  'call/Rejected': message('call/Rejected', signal),
  'call/Accepted': message('call/Accepted', { ...signal, isVideo: orNull(t.boolean) }),

  'call/Started': effectResult('call/Started', { channelId: ChannelId }),
  'call/NotStarted': effectResult('call/NotStarted', { failure: Failure }),
  /** `channelId` is `null` if nobody is calling this account. */
  'call/Checked': effectResult('call/Checked', { channelId: orNull(ChannelId) }),
  'call/NotChecked': effectResult('call/NotChecked', { failure: Failure }),
  /** The socket reconnected. Signals of the call may have been missed (RCV-6). */
  'call/LineBack': message('call/LineBack', { channelId: ChannelId }),
  'call/Found': effectResult('call/Found', {
    channelId: ChannelId,
    is: t.keyof({ waiting: null, ongoing: null, over: null }),
  }),
  'call/NotFound': effectResult('call/NotFound', { failure: Failure }),
  'call/LetIn': effectResult('call/LetIn', {}),
  'call/NotLetIn': effectResult('call/NotLetIn', { failure: Failure }),
  'call/Closed': effectResult('call/Closed', {}),
  'call/NotClosed': effectResult('call/NotClosed', { failure: Failure }),
  /** The ring makes no sound, because browsers block sound until a user gesture. */
  'call/RingSilent': effectResult('call/RingSilent', {}),

  /** Sent by the tab that runs the call's media. */
  'call/PeerIs': message('call/PeerIs', { channelId: ChannelId, isThere: t.boolean }),
  'call/LineIs': message('call/LineIs', { channelId: ChannelId, state: CallMediaState }),
  'call/NotSent': message('call/NotSent', {
    channelId: ChannelId,
    kind: t.union([t.literal('microphone'), t.literal('camera')]),
    fault: orNull(MediaSendFailure),
  }),
  /** The tab that runs the call's media was reloaded. Microphone and camera stay off until the member turns them on. */
  'call/Reloaded': message('call/Reloaded', { channelId: ChannelId }),
} as const

type Codecs = typeof callMessages
export type CallMessage = t.TypeOf<Codecs[keyof Codecs]>
