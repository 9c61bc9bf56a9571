import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'

const choice = { gid: Gid, seconds: t.number }

export const slowModeMessages = {
  /** Command: an owner or admin chose the seconds between two messages of a member. 0 switches slow mode off. */
  'slow-mode/SetSlowMode': message('slow-mode/SetSlowMode', choice),
  'slow-mode/SlowModeSet': effectResult('slow-mode/SlowModeSet', choice),
  'slow-mode/SlowModeNotSet': effectResult('slow-mode/SlowModeNotSet', { ...choice, failure: Failure }),
} as const
