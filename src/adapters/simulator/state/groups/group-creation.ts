import { Gid, type Xid } from '../../../../domain/kernel/ids'
import { sha256 } from '../../../../domain/kernel/sha256'
import { emptyTable, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import { groupConversationId } from '../../../wire/entities/conversation-id'
import { withGroupForm, groupFormRefusal } from './group-form-fields'
import type { ServerInputOf } from '../input'
import { groupChangedOutput, withCommunity } from './membership'
import { refusedResult, type StepResult } from '../output'
import { deletionDueAt } from '../features/account-deletion/deletions'
import { isEditorOf } from './permissions'
import { emptyThread } from '../chat/thread'
import type { Community, ServerState } from '../server-state'

/** The most groups of an owner. */
const OWNED = 20
const FIRST_GID = 100_000_000

/** The reason why this member cannot create a group, or `null` (R1-236). */
export const setupRefused = (world: ServerState, xid: Xid): string | null => {
  const account = world.accounts[xid]
  if (account === undefined || account.isVisitor) return 'Visitors cannot create groups'
  if (deletionDueAt(world, xid) !== null) return 'Your account is about to be deleted. Keep it first.'
  const owned = entriesOf(world.communities).filter(([, { ownerXid }]) => ownerXid === xid).length
  return owned >= OWNED ? `You own ${OWNED} groups already` : null
}

const freeGid = (world: ServerState, draw: number): Gid => {
  for (let n = draw; ; n += 1) {
    const gid = String(FIRST_GID + (n % 900_000_000))
    if (world.communities[gid] === undefined && Gid.is(gid)) return gid
  }
}

/**
 * The invite key of a group: eight letters and digits that never change. Nobody can compute the key from the gid,
 * because the key depends on the secret of the state.
 */
const inviteKeyOf = (world: ServerState, gid: Gid): string =>
  sha256(`group ${world.secret === '' ? world.seed : world.secret} ${gid}`).slice(0, 8)

export const groupCreated = (
  world: ServerState,
  { at, xid, draw, terms }: ServerInputOf<'GroupCreated'>,
): StepResult => {
  const words = setupRefused(world, xid) ?? groupFormRefusal(world, terms, null)
  if (words !== null) return refusedResult(world, words)
  const gid = freeGid(world, draw)
  const community: Community = {
    ...withGroupForm(terms, gid),
    gid,
    conversationId: groupConversationId(gid),
    ownerXid: xid,
    adminXids: [],
    aiXids: [],
    joinMode: 'normal',
    inviteKey: inviteKeyOf(world, gid),
    verification: null,
    currency: null,
    welcomesAll: false,
    members: tableFrom([[xid, true as const]]),
    crowd: 0,
    mutedBy: emptyTable(),
    pinnedBy: emptyTable(),
  }
  return {
    world: { ...withCommunity(world, community), threads: put(world.threads, community.conversationId, emptyThread) },
    outputs: [{ type: 'GroupIs', gid, at }],
  }
}

/** Edits a group. Owner, admins and super users may do this (spec 1 §6). */
export const groupEdited = (world: ServerState, { at, xid, gid, terms }: ServerInputOf<'GroupEdited'>): StepResult => {
  const community = world.communities[gid]
  if (community === undefined || !isEditorOf(world, community, xid))
    return refusedResult(world, 'You have no permission to do this')
  const words = groupFormRefusal(world, terms, community)
  if (words !== null) return refusedResult(world, words)
  const after = { ...community, ...withGroupForm(terms, gid) }
  return {
    world: withCommunity(world, after),
    outputs: [{ type: 'GroupIs', gid: community.gid, at }, groupChangedOutput(after)],
  }
}
