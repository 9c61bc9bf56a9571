import * as t from 'io-ts'
import { ClientId, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { emptyPaged, pagedCodec, type Paged } from '../kernel/paged'
import { emptyTable, tableCodec } from '../kernel/table'
import { Announcement, AnnouncementAction } from './announcement'

const PendingAct = t.strict({ actId: ClientId, act: AnnouncementAction }, 'PendingAnnouncementAct')

/** The announcements of a group. `notBefore`: when to request the first page. */
const Board = t.strict({ paged: pagedCodec(Announcement), notBefore: t.union([Instant, t.null]) }, 'Board')
export type Board = t.TypeOf<typeof Board>

/** `boards`: the loaded announcements by gid. `acts`: the member's actions that the server has not confirmed. */
export const Announcements = t.strict(
  {
    me: t.union([Xid, t.null]),
    boards: tableCodec(Board),
    acts: t.readonlyArray(PendingAct),
  },
  'Announcements',
)
export type Announcements = t.TypeOf<typeof Announcements>

const nothingYet: Paged<Announcement> = emptyPaged()
export const emptyBoard: Board = { paged: nothingYet, notBefore: null }
export const noAnnouncements: Announcements = { me: null, boards: emptyTable(), acts: [] }
