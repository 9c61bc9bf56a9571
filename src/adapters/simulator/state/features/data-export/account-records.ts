import { wordsIn } from '../../../../../domain/chat'
import type { ExportRecord, RecordKind } from '../../../../../domain/data-export'
import type { Instant } from '../../../../../domain/kernel/instant'
import type { Xid } from '../../../../../domain/kernel/ids'
import { entriesOf } from '../../../../../domain/kernel/table'
import { isMember } from '../../groups/permissions'
import type { ServerState } from '../../server-state'
import { accountById, profileDetailsOf, xUrlOf } from '../../users/profiles'
import { deviceSessionsOf } from '../devices/devices'
import { moderationSlice } from '../moderation/moderation-state'
import { scheduledBy } from '../scheduled-messages/scheduled'

const record = (
  kind: RecordKind,
  place: string,
  text: string,
  at: Instant | null = null,
  files: readonly string[] = [],
): ExportRecord => ({ kind, at, place, author: '', text, content: '', files })

/** The records of the account itself. No record holds a token, a code, a key or an id of a session. */
export const accountRecords = (world: ServerState, xid: Xid): readonly ExportRecord[] => {
  const account = accountById(world, xid)
  if (account === null) return []
  const { bio, banner, showsGroups, allowsDm } = profileDetailsOf(world, account)
  const pictures = [account.avatar, banner].flatMap((url) => (url === null ? [] : [url]))
  const wallets = entriesOf(world.wallets.accounts).filter(([, owner]) => owner === xid)
  const groups = entriesOf(world.communities).filter(([, community]) => isMember(community, xid))
  const reports = moderationSlice.of(world).reports
  return [
    record('profile', 'name', account.name, null, pictures),
    record('profile', 'bio', bio),
    record('profile', 'level', String(account.level)),
    record('profile', 'showsGroups', showsGroups ? 'yes' : 'no'),
    record('profile', 'allowsDm', allowsDm ? 'yes' : 'no'),
    record('signIn', 'email', account.email ?? ''),
    record('signIn', 'x', xUrlOf(world, account) ?? ''),
    ...wallets.map(([address]) => record('signIn', 'wallet', address)),
    ...groups.map(([, { name, ownerXid, adminXids }]) =>
      record('group', name, ownerXid === xid ? 'owner' : adminXids.includes(xid) ? 'admin' : 'member'),
    ),
    ...entriesOf(world.following[xid] ?? {}).map(([other]) =>
      record('follow', 'following', accountById(world, other)?.name ?? ''),
    ),
    ...scheduledBy(world, xid).map(({ content, when }) => record('scheduled', '', wordsIn(content), when)),
    // The reason is the member's own. Notes and decisions belong to staff.
    ...reports.flatMap(({ reporters, name, at }) => {
      const reason = reporters[xid]
      return reason === undefined ? [] : [record('report', name, reason, at)]
    }),
    ...deviceSessionsOf(world, xid, '').map(({ device, signedInAt }) => record('device', '', device, signedInAt)),
  ]
}
