import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { MediaSendFailure } from '../kernel/media-fault'
import { effectResult, message } from '../kernel/message'
import { CallMediaState, CallPeer, CallAvailability } from './call'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
/** A call by the name it has in this browser: of an outgoing one an id that was made for it, of another its channel. */
const ofCall = { key: t.string }
/** What the server says of a call: who did it, and whether with a browser (decisions.md: `web` and `h5`). */
const signal = { channelId: ChannelId, by: orNull(Xid), isWeb: t.boolean, me: orNull(Xid) }

/** Commands and facts of private calls (spec 2 §4). */
export const callMessages = {
  'call/Dial': message('call/Dial', { ...ofCall, to: CallPeer, isVideo: t.boolean, standing: CallAvailability }),
  'call/Accept': message('call/Accept', ofCall),
  'call/Reject': message('call/Reject', ofCall),
  /** Also takes a call back that was not answered yet. */
  'call/HangUp': message('call/HangUp', ofCall),
  'call/CloseNote': message('call/CloseNote', ofCall),
  /** Its sound and pictures go on in the tab that says so. */
  'call/TakeHere': message('call/TakeHere', ofCall),
  'call/SetMicrophone': message('call/SetMicrophone', { ...ofCall, isOn: t.boolean }),
  'call/SetCamera': message('call/SetCamera', { ...ofCall, isOn: t.boolean }),

  /** loop_private_room_calling, for this account. `at` is the server's time. */
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
  /** `channelId` at null: nobody is calling. */
  'call/Checked': effectResult('call/Checked', { channelId: orNull(ChannelId) }),
  'call/NotChecked': effectResult('call/NotChecked', { failure: Failure }),
  /** The line to the server is back: what it said meanwhile was not heard (RCV-6). */
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
  /** The browser lets no sound out before somebody has pressed something. */
  'call/RingSilent': effectResult('call/RingSilent', {}),

  /** From the tab with the call's sound: whether the other one is in the channel. */
  'call/PeerIs': message('call/PeerIs', { channelId: ChannelId, isThere: t.boolean }),
  'call/LineIs': message('call/LineIs', { channelId: ChannelId, state: CallMediaState }),
  'call/NotSent': message('call/NotSent', {
    channelId: ChannelId,
    kind: t.union([t.literal('microphone'), t.literal('camera')]),
    fault: orNull(MediaSendFailure),
  }),
  /** That tab was loaded anew: whoever was heard or seen before presses again. */
  'call/Reloaded': message('call/Reloaded', { channelId: ChannelId }),
} as const

type Codecs = typeof callMessages
export type CallMessage = t.TypeOf<Codecs[keyof Codecs]>
