import * as t from 'io-ts'
import { Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, put } from '../../../../../domain/kernel/table'
import { SLOW_MODE_CHOICES } from '../../../../../domain/slow-mode'
import { communityOf } from '../../conversation-lookups'
import { groupChangedOutput } from '../../groups/membership'
import { isEditorOf } from '../../groups/permissions'
import { refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import { stateFeature } from '../state-feature'
import { slowModeOf, withSlowMode } from './slow-mode'

const SlowModeSet = t.strict(
  { type: t.literal('slow-mode/Set'), at: Instant, xid: Xid, gid: t.string, seconds: t.number },
  'slow-mode/Set',
)
export type SlowModeInput = t.TypeOf<typeof SlowModeSet>

const set = (world: ServerState, { xid, gid, seconds }: SlowModeInput): StepResult => {
  const community = world.communities[gid]
  if (community === undefined) return refusedResult(world, 'There is no such group')
  if (!isEditorOf(world, community, xid)) return refusedResult(world, 'You have no permission to do this')
  if (!SLOW_MODE_CHOICES.includes(seconds)) return refusedResult(world, 'Slow mode does not have this choice')
  const { sentAt } = slowModeOf(world, community.gid)
  return {
    world: withSlowMode(world, community.gid, { seconds, sentAt: seconds === 0 ? emptyTable() : sentAt }),
    outputs: [{ type: 'Done' }, groupChangedOutput(community)],
  }
}

/** The inputs with which members write, at once or at a chosen time. */
const WRITING: ReadonlySet<string> = new Set([
  'MessageSent',
  'scheduled-messages/SentNow',
  'scheduled-messages/FellDue',
])

/** Slow mode of groups. The state remembers when each member last wrote in a slow group. */
export const feature = stateFeature(SlowModeSet, set, {
  hears: (world, input, outputs) => {
    if (!WRITING.has(input.type)) return { world, outputs: [] }
    const posted = outputs.find((output) => output.type === 'Posted')
    const community = posted === undefined ? undefined : communityOf(world, posted.message.conversationId)
    if (posted === undefined || community === undefined) return { world, outputs: [] }
    const mode = slowModeOf(world, community.gid)
    if (mode.seconds === 0) return { world, outputs: [] }
    const sentAt = put(mode.sentAt, posted.message.from.xid, input.at)
    return { world: withSlowMode(world, community.gid, { ...mode, sentAt }), outputs: [] }
  },
})
