import * as t from 'io-ts'
import { groupMessages } from '../group/group.messages'
import { Gid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { failedInputs, query } from '../query'
import { slowModeMessages } from './slow-mode.messages'

/** The seconds between two messages of a member that owner and admins can choose. 0: slow mode is off. */
export const SLOW_MODE_CHOICES: readonly number[] = [0, 10, 30, 60, 300, 900]

/** Slow mode of a group, as it applies to this member. `freeAt`: from then on the server takes the next message. */
const SlowMode = t.strict({ gid: Gid, seconds: t.number, freeAt: Instant }, 'SlowMode')

const Changed = groupMessages['group/GroupChanged']
const ModeSet = slowModeMessages['slow-mode/SlowModeSet']

/** Slow mode as the server knows it. It loads again when an owner or admin changes the group. */
export const slowModeQuery = query('slow-mode/state', {
  input: t.strict({ gid: Gid }),
  item: SlowMode,
  idOf: ({ gid }) => gid,
  loadsAfter: {
    types: ['slow-mode/SlowModeSet', 'group/GroupChanged', 'NetworkOnline'],
    inputs: (message, known) =>
      ModeSet.is(message) || Changed.is(message)
        ? known.flatMap(({ input }) => (input.gid === message.gid ? [input] : []))
        : failedInputs(known),
  },
})
