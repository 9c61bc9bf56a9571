import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Platform } from './stream-target'

/** A push as the server tells it: its session is what it is stopped by. */
export const ServerRestream = t.strict({ session: t.string, entryId: t.string, platform: Platform }, 'ServerPush')
export type ServerRestream = t.TypeOf<typeof ServerRestream>

const ofRoom = { channelId: ChannelId }

export const restreamMessages = {
  /** A host is in that room: how its push stands is read. */
  'restream/RoomReady': message('restream/RoomReady', ofRoom),
  /** Reads it again: the window is looked at again, or somebody presses. */
  'restream/Look': message('restream/Look', ofRoom),
  'restream/Start': message('restream/Start', { ...ofRoom, entryId: t.string }),
  'restream/Stop': message('restream/Stop', ofRoom),
  /** The track of the screen that is pushed has ended (spec 2 §4). */
  'restream/ShareEnded': message('restream/ShareEnded', ofRoom),
  /** The room was left, or is over. */
  'restream/RoomOver': message('restream/RoomOver', ofRoom),
  /** `push` at null: nothing of that room is being pushed. */
  'restream/StatusRead': effectResult('restream/StatusRead', { ...ofRoom, push: t.union([ServerRestream, t.null]) }),
  'restream/StatusNotRead': effectResult('restream/StatusNotRead', { ...ofRoom, failure: Failure }),
  'restream/Started': effectResult('restream/Started', { ...ofRoom, push: ServerRestream }),
  'restream/NotStarted': effectResult('restream/NotStarted', { ...ofRoom, failure: Failure }),
  /** The answer was lost, and so was the look at the server. */
  'restream/StartUnclear': effectResult('restream/StartUnclear', ofRoom),
  'restream/Stopped': effectResult('restream/Stopped', ofRoom),
  'restream/NotStopped': effectResult('restream/NotStopped', { ...ofRoom, failure: Failure }),
} as const

type Codecs = typeof restreamMessages
export type RestreamMessage = t.TypeOf<Codecs[keyof Codecs]>
