import { wordsIn } from '../../../../../domain/chat'
import type { ExportRecord, RecordKind } from '../../../../../domain/data-export'
import type { Instant } from '../../../../../domain/kernel/instant'
import type { Xid } from '../../../../../domain/kernel/ids'
import { entriesOf } from '../../../../../domain/kernel/table'
import { HistoryName } from '../../../../../domain/wallet'
import { currencyBy } from '../../ledger/currencies'
import { historyOf } from '../../ledger/histories'
import { receivedOf } from '../gift/sent'
import { botsOf } from '../bot/server-bot'
import { isMember } from '../../groups/permissions'
import type { ServerState } from '../../server-state'
import { accountById, profileDetailsOf, xUrlOf } from '../../users/profiles'
import { deviceSessionsOf } from '../devices/devices'
import { recordedBy } from '../recording/recordings'
import { moderationSlice } from '../moderation/moderation-state'
import { scheduledBy } from '../scheduled-messages/scheduled'

const record = (
  kind: RecordKind,
  place: string,
  text: string,
  at: Instant | null = null,
  files: readonly string[] = [],
): ExportRecord => ({ kind, at, place, author: '', text, content: '', files })

/** Every record of the wallet once. Some records are in two histories. */
const payments = (world: ServerState, xid: Xid, now: Instant): readonly ExportRecord[] => {
  const all = Object.keys(HistoryName.keys).filter(HistoryName.is)
  const records = all.flatMap((name) => historyOf(world, xid, name, now))
  return [...new Map(records.map((one) => [`${one.kind} ${one.id}`, one] as const)).values()].map(
    ({ kind, amount, currencyId, at, note }) => ({
      ...record('payment', kind, `${amount} ${currencyBy(currencyId)?.name ?? ''}`, at),
      author: note,
    }),
  )
}

/** Recordings, gifts, bots and spaces. The secret and the web address of a bot are left out. */
const ownThings = (world: ServerState, xid: Xid): readonly ExportRecord[] => [
  ...recordedBy(world, xid).map(({ channelId, startedAt }) =>
    record('recording', '', world.spaces[channelId]?.title ?? '', startedAt),
  ),
  ...receivedOf(world, xid, 'send_time').map(({ title, at, sender }) => ({
    ...record('gift', '', title, at),
    author: sender.name,
  })),
  ...botsOf(world, xid).map(({ name, description, createdAt }) => record('bot', name, description, createdAt)),
  ...entriesOf(world.spaces).flatMap(([, { gid, title, hostXids, startsAt }]) =>
    hostXids.includes(xid) ? [record('space', world.communities[gid]?.name ?? '', title, startsAt)] : [],
  ),
]

/** The records of the account itself. No record holds a token, a code, a key or an id of a session. */
export const accountRecords = (world: ServerState, xid: Xid, now: Instant): readonly ExportRecord[] => {
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
    ...payments(world, xid, now),
    ...ownThings(world, xid),
  ]
}
