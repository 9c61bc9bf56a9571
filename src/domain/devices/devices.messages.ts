import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

export const devicesMessages = {
  /** Command: sign out another device of the member. `id` is the id of its session. */
  'devices/EndSession': message('devices/EndSession', { id: t.string }),
  'devices/SessionEnded': effectResult('devices/SessionEnded', { id: t.string }),
  'devices/SessionNotEnded': effectResult('devices/SessionNotEnded', { id: t.string, failure: Failure }),
  /** Command: sign out all devices of the member except this one. */
  'devices/EndOtherSessions': message('devices/EndOtherSessions', {}),
  'devices/OthersEnded': effectResult('devices/OthersEnded', {}),
  'devices/OthersNotEnded': effectResult('devices/OthersNotEnded', { failure: Failure }),
} as const
