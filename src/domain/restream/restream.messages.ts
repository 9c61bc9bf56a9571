import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Platform } from './stream-target'

/** A restream on the server. `session` is needed to stop the restream. */
export const ServerRestream = t.strict({ session: t.string, entryId: t.string, platform: Platform }, 'ServerPush')
export type ServerRestream = t.TypeOf<typeof ServerRestream>

const ofRoom = { channelId: ChannelId }

export const restreamMessages = {
  /** A host has entered the room. Requests the restream's state. */
  'restream/RoomReady': message('restream/RoomReady', ofRoom),
  /** Requests the state again, because the tab became visible or the member pressed a button. */
  'restream/LoadStatus': message('restream/LoadStatus', ofRoom),
  'restream/Start': message('restream/Start', { ...ofRoom, entryId: t.string }),
  'restream/Stop': message('restream/Stop', ofRoom),
  /** The restreamed screen track has ended (spec 2 §4). */
  'restream/ShareEnded': message('restream/ShareEnded', ofRoom),
  /** The member left the room, or the room has ended. */
  'restream/RoomEnded': message('restream/RoomEnded', ofRoom),
  /** `push` is the running restream; `null` if none runs. */
  'restream/StatusRead': effectResult('restream/StatusRead', { ...ofRoom, push: t.union([ServerRestream, t.null]) }),
  'restream/StatusNotRead': effectResult('restream/StatusNotRead', { ...ofRoom, failure: Failure }),
  'restream/Started': effectResult('restream/Started', { ...ofRoom, push: ServerRestream }),
  'restream/NotStarted': effectResult('restream/NotStarted', { ...ofRoom, failure: Failure }),
  /** The start response was lost, and the lookup of the restream failed. */
  'restream/StartUnclear': effectResult('restream/StartUnclear', ofRoom),
  'restream/Stopped': effectResult('restream/Stopped', ofRoom),
  'restream/NotStopped': effectResult('restream/NotStopped', { ...ofRoom, failure: Failure }),
} as const

type Codecs = typeof restreamMessages
export type RestreamMessage = t.TypeOf<Codecs[keyof Codecs]>
