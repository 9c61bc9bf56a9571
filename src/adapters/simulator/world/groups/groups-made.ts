import { Gid, type Xid } from '../../../../domain/kernel/ids'
import { sha256 } from '../../../../domain/kernel/sha256'
import { emptyTable, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import { groupConversationId } from '../../../wire/conversation-id'
import { agreed, termsRefused } from './group-terms'
import type { InputOf } from '../input'
import { changedFor, withCommunity } from './membership'
import { refusal, type Stepped } from '../output'
import { isEditorOf } from './rights'
import { emptyThread } from '../chat/thread'
import type { Community, World } from '../world'

/** Nobody owns more groups. */
const OWNED = 20
const FIRST_GID = 100_000_000

/** Why this person sets up no group; `null` where they may (R1-236). */
export const setupRefused = (world: World, xid: Xid): string | null => {
  const account = world.accounts[xid]
  if (account === undefined || account.isVisitor) return 'Visitors cannot create groups'
  const owned = entriesOf(world.communities).filter(([, { ownerXid }]) => ownerXid === xid).length
  return owned >= OWNED ? `You own ${OWNED} groups already` : null
}

const freeGid = (world: World, draw: number): Gid => {
  for (let n = draw; ; n += 1) {
    const gid = String(FIRST_GID + (n % 900_000_000))
    if (world.communities[gid] === undefined && Gid.is(gid)) return gid
  }
}

/** Eight letters and digits, always the same for one group and nothing to be guessed from its id. */
const inviteKeyOf = (world: World, gid: Gid): string => sha256(`group ${world.seed} ${gid}`).slice(0, 8)

export const groupCreated = (world: World, { at, xid, draw, terms }: InputOf<'GroupCreated'>): Stepped => {
  const words = setupRefused(world, xid) ?? termsRefused(world, terms, null)
  if (words !== null) return refusal(world, words)
  const gid = freeGid(world, draw)
  const community: Community = {
    ...agreed(terms, gid), gid, conversationId: groupConversationId(gid), ownerXid: xid, adminXids: [], aiXids: [],
    joinMode: 'normal', inviteKey: inviteKeyOf(world, gid), verification: null, currency: null, welcomesAll: false,
    members: tableFrom([[xid, true as const]]), crowd: 0, mutedBy: emptyTable(), pinnedBy: emptyTable(),
  }
  return {
    world: { ...withCommunity(world, community), threads: put(world.threads, community.conversationId, emptyThread) },
    outputs: [{ type: 'GroupIs', gid, at }],
  }
}

/** Owner, admins and super users (spec 1 §6). */
export const groupEdited = (world: World, { at, xid, gid, terms }: InputOf<'GroupEdited'>): Stepped => {
  const community = world.communities[gid]
  if (community === undefined || !isEditorOf(world, community, xid)) return refusal(world, 'You have no permission to do this')
  const words = termsRefused(world, terms, community)
  if (words !== null) return refusal(world, words)
  const after = { ...community, ...agreed(terms, gid) }
  return { world: withCommunity(world, after), outputs: [{ type: 'GroupIs', gid: community.gid, at }, changedFor(after)] }
}
