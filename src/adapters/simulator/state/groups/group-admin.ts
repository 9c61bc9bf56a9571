import { MessageId, Xid } from '../../../../domain/kernel/ids'
import { drop, keysOf, put } from '../../../../domain/kernel/table'
import { amountIn, CHAINS, isXPage, supplyIn } from '../../../../domain/group-admin'
import { directWith } from '../chat/directs'
import type { ServerInputOf } from '../input'
import { accessCardOf, admit } from './joining'
import { groupChangedOutput, appendSystemMessage, withCommunity, withoutMember } from './membership'
import { deletionDueAt } from '../features/account-deletion/deletions'
import { isBanned } from '../features/moderation/sanction-state'
import { doneResult, refusedResult, type StepResult } from '../output'
import { accountById } from '../users/profiles'
import { isEditorOf, isMember, isResident, isSuper, roleOf } from './permissions'
import type { UserAccount, Community, ServerState } from '../server-state'

const NO_PERMISSION = 'You have no permission to do this'

const successorIn = (world: ServerState, community: Community, successor: string): UserAccount | null => {
  const person = accountById(world, successor)
  const isFit =
    person !== null &&
    isMember(community, person.xid) &&
    !person.isVisitor &&
    deletionDueAt(world, person.xid) === null &&
    !['owner', 'ai'].includes(roleOf(community, person.xid))
  return isFit ? person : null
}

/** Stores the group and notifies the group's readers. */
const changed = (world: ServerState, after: Community, gone: readonly Xid[] = []): StepResult => ({
  world: withCommunity(world, after),
  outputs: [{ type: 'Done' }, groupChangedOutput(after, gone)],
})

/**
 * A member leaves a group. The owner must name a successor first (JOIN-7). If the account is not a member, the input
 * succeeds and changes nothing.
 */
export const groupLeft = (world: ServerState, { xid, gid, successor }: ServerInputOf<'GroupLeft'>): StepResult => {
  const community = world.communities[gid]
  if (community === undefined || !isMember(community, xid)) return doneResult(world)
  if (community.ownerXid !== xid)
    return successor === null
      ? changed(world, withoutMember(community, xid), [xid])
      : refusedResult(world, NO_PERMISSION)
  if (successor === null) return refusedResult(world, 'The owner hands the group over, or dissolves it')
  const next = successorIn(world, community, successor)
  if (next === null) return refusedResult(world, 'The group can be handed over to a member only')
  const left = withoutMember(community, xid)
  return changed(world, { ...left, ownerXid: next.xid, adminXids: left.adminXids.filter((one) => one !== next.xid) }, [
    xid,
  ])
}

/**
 * Dissolves a group. Only the owner may do this, not even a super user (spec 1 §6). If the group does not exist, the
 * input succeeds and changes nothing.
 */
export const groupDissolved = (world: ServerState, { xid, gid }: ServerInputOf<'GroupDissolved'>): StepResult => {
  const community = world.communities[gid]
  if (community === undefined) return doneResult(world)
  if (community.ownerXid !== xid) return refusedResult(world, NO_PERMISSION)
  return {
    world: {
      ...world,
      communities: drop(world.communities, gid),
      threads: drop(world.threads, community.conversationId),
    },
    outputs: [{ type: 'Done' }, groupChangedOutput(community, keysOf(community.members).filter(Xid.is))],
  }
}

const isFitForStaff = (world: ServerState, community: Community, xid: string): boolean => {
  const person = accountById(world, xid)
  return (
    person !== null &&
    isMember(community, person.xid) &&
    !person.isVisitor &&
    !['owner', 'ai'].includes(roleOf(community, person.xid))
  )
}

/**
 * The owner or a super user sets the admins of a group. The server posts a message about each change into the group's
 * conversation.
 */
export const staffSet = (
  world: ServerState,
  { at, xid, gid, added, removed, messageId }: ServerInputOf<'StaffSet'>,
): StepResult => {
  const community = world.communities[gid]
  const by = world.accounts[xid]
  if (community === undefined || by === undefined || (community.ownerXid !== xid && !isSuper(world, xid)))
    return refusedResult(world, NO_PERMISSION)
  const newly = added.filter((one) => !community.adminXids.some((known) => known === one))
  const no = community.adminXids.filter((one) => removed.includes(one))
  if (!newly.every((one) => isFitForStaff(world, community, one)))
    return refusedResult(world, 'Only members can be admins')
  if (newly.length + no.length === 0) return doneResult(world)
  const people = (xids: readonly string[]) =>
    xids.flatMap((one) => {
      const person = accountById(world, one)
      return person === null ? [] : [{ xid: person.xid, name: person.name }]
    })
  const adminXids = [...community.adminXids.filter((one) => !no.includes(one)), ...people(newly).map((one) => one.xid)]
  const told = appendSystemMessage(withCommunity(world, { ...community, adminXids }), community, {
    at,
    messageId,
    from: by,
    content: { kind: 'groupSetAdmin', added: people(newly), removed: people(no) },
  })
  return { ...told, outputs: [{ type: 'Done' }, groupChangedOutput(community), ...told.outputs] }
}

const messageNumbered = (id: MessageId, n: number): MessageId => {
  const numbered = `${id}-${n}`
  if (!MessageId.is(numbered)) throw new Error('chance makes ids that are too long')
  return numbered
}

type Invited = ServerInputOf<'UsersInvited'>

/**
 * Invites a person. A simulated member joins at once if the inviter may admit new members. Any other person gets an
 * invite card in the direct chat.
 */
const invited = (
  world: ServerState,
  community: Community,
  by: UserAccount,
  guest: UserAccount,
  { at }: Invited,
  messageId: MessageId,
): StepResult => {
  const mayLetIn = community.joinType === 'normal' || isEditorOf(world, community, by.xid)
  const isWelcome = mayLetIn && !isBanned(world, community.gid, guest.xid, at)
  if (isResident(guest) && isWelcome && world.accounts[guest.xid] !== undefined) {
    const told = admit(world, community, { at, messageId }, guest)
    return { ...told, outputs: [...told.outputs, groupChangedOutput(community)] }
  }
  const direct = directWith(world, by.xid, guest)
  if (direct === null) return doneResult(world)
  return appendSystemMessage({ ...world, directs: put(world.directs, direct.conversationId, direct) }, direct, {
    at,
    messageId,
    from: by,
    content: { kind: 'groupInvite', group: accessCardOf(community) },
  })
}

export const usersInvited = (world: ServerState, input: Invited): StepResult => {
  const { xid, gid, xids, messageId } = input
  const by = world.accounts[xid]
  if (
    by === undefined ||
    by.isVisitor ||
    world.communities[gid] === undefined ||
    !isMember(world.communities[gid], xid)
  )
    return refusedResult(world, NO_PERMISSION)
  return xids.reduce<StepResult>((acc, one, n) => {
    const community = acc.world.communities[gid]
    const guest = accountById(acc.world, one)
    if (community === undefined || guest === null || guest.isVisitor || isMember(community, guest.xid)) return acc
    const next = invited(acc.world, community, by, guest, input, messageNumbered(messageId, n))
    return { world: next.world, outputs: [...acc.outputs, ...next.outputs.filter(({ type }) => type !== 'Done')] }
  }, doneResult(world))
}

/** The community, if this member may edit the community; otherwise `null`. */
const editedBy = (world: ServerState, xid: Xid, gid: string): Community | null => {
  const community = world.communities[gid]
  return community === undefined || !isEditorOf(world, community, xid) ? null : community
}

/**
 * Applies for the verification of a group. On a server that strangers share, an application waits until a super user
 * accepts it, or applies for the same group. Otherwise the simulator accepts every application.
 */
export const verificationApplied = (
  world: ServerState,
  { at, xid, gid, verification, projectName, twitterUrl, waits }: ServerInputOf<'VerificationApplied'>,
): StepResult => {
  const community = editedBy(world, xid, gid)
  if (community === null) return refusedResult(world, NO_PERMISSION)
  if (projectName.trim() === '') return refusedResult(world, 'A project needs a name')
  if (!isXPage(twitterUrl)) return refusedResult(world, 'This is no page on X')
  const applied = { kind: verification, projectName: projectName.trim(), since: at, link: twitterUrl }
  if (waits && !isSuper(world, xid)) return doneResult(withCommunity(world, { ...community, awaited: applied }))
  const { awaited: _, ...rest } = community
  return changed(world, { ...rest, verification: applied })
}

/** A super user decides about the application of a group. A decision without an application changes nothing. */
export const verificationDecided = (
  world: ServerState,
  { xid, gid, accepted }: ServerInputOf<'VerificationDecided'>,
): StepResult => {
  const community = world.communities[gid]
  if (community === undefined || !isSuper(world, xid)) return refusedResult(world, NO_PERMISSION)
  const { awaited, ...rest } = community
  if (awaited === undefined) return doneResult(world)
  return accepted ? changed(world, { ...rest, verification: awaited }) : changed(world, rest)
}

export const projectApplied = (world: ServerState, input: ServerInputOf<'ProjectApplied'>): StepResult => {
  const { xid, gid, projectName, currencyName, twitterUrl, chainId, address, supply } = input
  const community = editedBy(world, xid, gid)
  if (community === null) return refusedResult(world, NO_PERMISSION)
  if (projectName.trim() === '' || currencyName.trim() === '')
    return refusedResult(world, 'A project and its currency need names')
  if (!isXPage(twitterUrl)) return refusedResult(world, 'This is no page on X')
  if (!CHAINS.some((one) => one === chainId) || supplyIn(supply) === null || address.trim() === '')
    return refusedResult(world, 'This currency is not known')
  const rewards = amountIn('0')
  return community.currency !== null || rewards === null
    ? doneResult(world)
    : changed(world, {
        ...community,
        currency: { name: currencyName.trim(), icon: null, giftEnabled: false, bubbleEnabled: false, rewards },
      })
}

export const currencyConfigured = (
  world: ServerState,
  { at, xid, gid, giftEnabled, bubbleEnabled, rewards }: ServerInputOf<'CurrencyConfigured'>,
): StepResult => {
  const community = editedBy(world, xid, gid)
  const amount = amountIn(rewards)
  if (community === null) return refusedResult(world, NO_PERMISSION)
  if (community.currency === null) return refusedResult(world, 'This group has no currency')
  if (amount === null) return refusedResult(world, 'This is no amount')
  const after = { ...community, currency: { ...community.currency, giftEnabled, bubbleEnabled, rewards: amount } }
  return {
    world: withCommunity(world, after),
    outputs: [{ type: 'GroupIs', gid: community.gid, at }, groupChangedOutput(after)],
  }
}
