import * as t from 'io-ts'
import { DELETION_DELAY_MS, Remainder } from '../../../../../domain/account-deletion'
import { systemEvent } from '../../../../../domain/chat'
import { isSameValue } from '../../../../../domain/kernel/same-value'
import { Xid } from '../../../../../domain/kernel/ids'
import { Instant, addMs } from '../../../../../domain/kernel/instant'
import { ACCOUNT_DELETION_EVENT } from '../../../../wire/calls/account/account-deletion-calls'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import { itemOf, toldTo } from '../notification/notifications'
import { stateFeature } from '../state-feature'
import { deletionDueAt, ownedBy, remaindersOf, withDeletionAt } from './deletions'
import { erased } from './erase-account'

const input = <N extends `account-deletion/${string}`, P extends t.Props>(type: N, fields: P) =>
  t.strict({ type: t.literal(type), at: Instant, xid: Xid, ...fields }, type)

const Requested = input('account-deletion/Requested', { remainders: t.readonlyArray(Remainder) })
const Kept = input('account-deletion/Kept', {})
const FellDue = input('account-deletion/FellDue', {})
const Input = t.union([Requested, Kept, FellDue])
export type AccountDeletionInput = t.TypeOf<typeof Input>

/** Lets the member's other browsers and the scheduler know. */
const changed = (world: ServerState, xid: Xid): StepResult => ({
  world,
  outputs: [{ type: 'Done' }, { type: 'FrameSent', to: [xid], event: ACCOUNT_DELETION_EVENT, data: {} }],
})

const requested = (world: ServerState, { xid, at, remainders }: t.TypeOf<typeof Requested>): StepResult => {
  if (deletionDueAt(world, xid) !== null) return doneResult(world)
  if (ownedBy(world, xid).length > 0) return refusedResult(world, 'Hand over or dissolve your groups first')
  if (!isSameValue(remainders, remaindersOf(world, xid)))
    return refusedResult(world, 'What you hold has changed. Read it again.')
  const planned = changed(withDeletionAt(world, xid, addMs(at, DELETION_DELAY_MS)), xid)
  // The member learns of a request that a stranger made on a stolen device.
  const told = toldTo(planned.world, xid, {
    id: `deletion-${at}`,
    at,
    content: {
      kind: 'notification',
      items: [itemOf({ event: systemEvent('deletionPlanned'), button: { link: '/settings', words: '' } })],
    },
  })
  return { world: told.world, outputs: [...planned.outputs, ...told.outputs] }
}

const fellDue = (world: ServerState, { xid, at }: t.TypeOf<typeof FellDue>): StepResult => {
  const dueAt = deletionDueAt(world, xid)
  const account = world.accounts[xid]
  return dueAt === null || dueAt > at || account === undefined ? doneResult(world) : erased(world, account, at)
}

/** Members delete their accounts, with a delay in which they may keep them. */
export const feature = stateFeature(Input, (world, event) => {
  switch (event.type) {
    case 'account-deletion/Requested':
      return requested(world, event)
    case 'account-deletion/Kept':
      return changed(withDeletionAt(world, event.xid, null), event.xid)
    case 'account-deletion/FellDue':
      return fellDue(world, event)
  }
})
