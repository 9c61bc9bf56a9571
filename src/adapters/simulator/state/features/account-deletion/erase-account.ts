import { DELETED_NAME } from '../../../../../domain/session'
import type { Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import { isMember } from '../../groups/permissions'
import { groupChangedOutput, withCommunity, withoutMember } from '../../groups/membership'
import type { ServerOutput, StepResult } from '../../output'
import type { ServerState, UserAccount } from '../../server-state'
import { endedIn, sessionsOf } from '../../users/accounts'
import { emailKey, withoutOldCodes } from '../../users/email-codes'
import { profileDetailsOf } from '../../users/profiles'
import { deletionsSlice } from './deletions'
import { announcementsWithout, threadsWithout } from './erase-messages'

const withoutValue = (table: Table<Xid>, xid: Xid): Table<Xid> =>
  tableFrom(entriesOf(table).filter(([, value]) => value !== xid))

/** Drops the account's own table, and the account from the tables of others. */
const withoutPerson = <A>(table: Table<Table<A>>, xid: Xid): Table<Table<A>> =>
  tableFrom(entriesOf(drop(table, xid)).map(([key, people]) => [key, drop(people, xid)]))

const withoutGroups = (world: ServerState, xid: Xid): StepResult =>
  entriesOf(world.communities).reduce<StepResult>(
    (acc, [, community]) =>
      isMember(community, xid)
        ? {
            world: withCommunity(acc.world, withoutMember(community, xid)),
            outputs: [...acc.outputs, groupChangedOutput(community, [xid])],
          }
        : acc,
    { world, outputs: [] },
  )

/** The ways to sign in, and what belongs to the account alone. */
const withoutSignIn = (world: ServerState, { xid, email }: UserAccount): ServerState => {
  const wallets = withoutValue(world.wallets.accounts, xid)
  return {
    ...world,
    byEmail: email === null ? world.byEmail : drop(world.byEmail, emailKey(email)),
    codes: email === null ? world.codes : drop(world.codes, emailKey(email)),
    byX: withoutValue(world.byX, xid),
    xStates: tableFrom(entriesOf(world.xStates).filter(([, { boundTo }]) => boundTo !== xid)),
    qrCodes: tableFrom(entriesOf(world.qrCodes).filter(([, { lookedUpBy }]) => lookedUpBy !== xid)),
    wallets: {
      ...world.wallets,
      accounts: wallets,
      usableFrom: tableFrom(entriesOf(world.wallets.usableFrom).filter(([address]) => address in wallets)),
    },
    partners: { ...world.partners, accounts: withoutValue(world.partners.accounts, xid) },
    // Those whom the account invited keep their inviter, so that nobody asks them again.
    invitedBy: drop(world.invitedBy, xid),
    following: withoutPerson(world.following, xid),
    followers: withoutPerson(world.followers, xid),
    blocks: withoutPerson(world.blocks, xid),
  }
}

/** Chats that only the account reads: the notifications of service accounts. */
const withoutOwnChats = (world: ServerState, xid: Xid): ServerState => {
  const own = entriesOf(world.directs).filter(([, { kind, between }]) => kind === 'notification' && between[1] === xid)
  return own.reduce((acc, [id]) => ({ ...acc, directs: drop(acc.directs, id), threads: drop(acc.threads, id) }), world)
}

/** The account without anything that tells who it was. Its number stays taken, so that nobody inherits its messages. */
const withRemains = (world: ServerState, account: UserAccount): ServerState => {
  const { xid, uid } = account
  const { avatar, banner } = { avatar: account.avatar, ...profileDetailsOf(world, account) }
  const { planned, pictures } = deletionsSlice.of(world)
  const remains: UserAccount = {
    xid,
    uid,
    name: DELETED_NAME,
    avatar: null,
    level: 0,
    isVisitor: false,
    isSuper: false,
    email: null,
    isDeleted: true,
  }
  return deletionsSlice.put(
    {
      ...world,
      accounts: put(world.accounts, xid, remains),
      abouts: put(world.abouts, xid, { banner: null, bio: '', xUrl: null, showsGroups: false, allowsDm: false }),
    },
    {
      planned: drop(planned, xid),
      pictures: [...pictures, ...[avatar, banner].flatMap((url) => (url === null ? [] : [{ owner: xid, url }]))],
    },
  )
}

/**
 * Deletes an account. Features erase their own parts when they hear of `AccountDeleted`. Messages, announcements and
 * payments stay with others, without name and picture.
 */
export const erased = (before: ServerState, account: UserAccount, at: Instant): StepResult => {
  const { xid, name } = account
  const ended = endedIn(withoutOldCodes(before, at), sessionsOf(before, xid))
  const left = withoutGroups(ended.world, xid)
  const alone = withoutOwnChats(withoutSignIn(left.world, account), xid)
  const silent = threadsWithout(announcementsWithout(withRemains(alone, account), { xid, name }), { xid, name })
  const outputs: readonly ServerOutput[] = [{ type: 'AccountDeleted', xid, name }]
  return { world: silent.world, outputs: [...outputs, ...ended.outputs, ...left.outputs, ...silent.outputs] }
}
