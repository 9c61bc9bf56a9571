import * as t from 'io-ts'
import { ReportCause } from '../../../../../domain/moderation'
import { Gid, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { drop } from '../../../../../domain/kernel/table'
import { messageWithId } from '../../chat/thread'
import { threadOf } from '../../conversation-lookups'
import type { ServerInput, ServerInputOf } from '../../input'
import type { ServerOutput, StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import type { HandlesOutputs } from '../state-feature'
import { filed } from './file-report'
import { moderationSlice } from './moderation-state'
import { logged, loggedSlowMode } from './staff-log'

/** Reports that arrive by the call of spec 1 §5 enter the same queue. */
const reportedBySpec = (world: ServerState, event: ServerInputOf<'MessageReported'>): StepResult => {
  const community = world.communities[event.gid]
  const { at, xid, messageId: id, reason } = event
  if (community === undefined || !ReportCause.is(reason)) return { world, outputs: [] }
  const target = { kind: 'message', place: community.conversationId, id } as const
  const result = filed(world, { at, xid, target, reason, text: '' })
  return { world: result.world, outputs: result.outputs.filter(({ type }) => type === 'FrameSent') }
}

const SlowModeSet = t.type({ type: t.literal('slow-mode/Set'), at: Instant, xid: Xid, gid: Gid, seconds: t.number })

/** Notes what staff did outside the queue of reports. */
const noted = (world: ServerState, event: ServerInput, outputs: readonly ServerOutput[]): ServerState => {
  if (event.type === 'slow-mode/Set' && SlowModeSet.is(event)) {
    const { at, xid: by, gid, seconds } = event
    if (seconds === loggedSlowMode(world, gid)) return world
    return logged(world, { at, gid, act: 'slowMode', by, whom: null, seconds })
  }
  switch (event.type) {
    case 'MemberRemoved': {
      const { at, xid: by } = event
      return outputs.reduce((acc, output) => {
        if (output.type !== 'GroupChanged') return acc
        const { gid } = output
        return output.removed.reduce((now, whom) => logged(now, { at, gid, act: 'remove', by, whom }), acc)
      }, world)
    }
    case 'MessageDeletedForAll': {
      const { at, xid: by, gid, messageId } = event
      const community = world.communities[gid]
      if (community === undefined || !outputs.some(({ type }) => type === 'GoneForAll')) return world
      const whom = messageWithId(threadOf(world, community.conversationId), messageId)?.from.xid ?? null
      return logged(world, { at, gid: community.gid, act: 'delete', by, whom })
    }
    case 'StaffSet': {
      const { at, xid: by } = event
      const community = world.communities[event.gid]
      const posted = outputs.find((output) => output.type === 'Posted')
      if (community === undefined || posted?.message.content.kind !== 'groupSetAdmin') return world
      const { added, removed } = posted.message.content
      const { gid } = community
      const made = added.reduce((acc, { xid }) => logged(acc, { at, gid, act: 'makeAdmin', by, whom: xid }), world)
      return removed.reduce((acc, { xid }) => logged(acc, { at, gid, act: 'unmakeAdmin', by, whom: xid }), made)
    }
    default:
      return world
  }
}

/** The number of a dissolved group may come again, so its bans, its mutes and its log end with it. */
const withoutGroup = (world: ServerState, gid: string): ServerState => {
  const state = moderationSlice.of(world)
  return moderationSlice.put(world, {
    ...state,
    bans: drop(state.bans, gid),
    mutes: drop(state.mutes, gid),
    log: drop(state.log, gid),
  })
}

const isDone = (outputs: readonly ServerOutput[]): boolean => outputs.some(({ type }) => type === 'Done')

export const heard: HandlesOutputs = (world, event, outputs) => {
  if (!isDone(outputs)) return { world, outputs: [] }
  switch (event.type) {
    case 'MessageReported':
      return reportedBySpec(world, event)
    case 'GroupDissolved':
      return { world: withoutGroup(world, event.gid), outputs: [] }
    default:
      return { world: noted(world, event, outputs), outputs: [] }
  }
}
