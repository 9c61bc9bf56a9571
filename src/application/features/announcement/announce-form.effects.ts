import * as TE from 'fp-ts/TaskEither'
import {
  announceFormEffects,
  announceFormMessages,
  type Announcement,
  type AnnouncementDraft,
} from '../../../domain/announcement'
import type { Instant } from '../../../domain/kernel/instant'
import type { Xid } from '../../../domain/kernel/ids'
import { failsWith, tabEffects } from '../../effects/effect'
import type { Rows } from '../../ports/groups'
import type { TabDeps } from '../../effects/tab-deps'
import type { Announcements } from './ports'

/**
 * How many announcements are searched for the new announcement. The list starts with the pinned announcements, and the
 * new announcement follows soon after them.
 */
const LOOKED_THROUGH = 20
/** The most by which the server's clock may be behind this browser's clock. */
const CLOCKS_APART_MS = 300_000

const isFrom =
  ({ text, pictures }: AnnouncementDraft, by: Xid | null, since: Instant) =>
  (posted: Announcement): boolean =>
    posted.text === text &&
    posted.pictures.join() === pictures.join() &&
    (posted.author === null || posted.author.xid === by) &&
    (posted.createdAt === null || posted.createdAt > since - CLOCKS_APART_MS)

interface Deps extends Pick<TabDeps, 'me' | 'dispatchToAccount'> {
  readonly announcements: Announcements
}

/** Effects of the announcement form. They notify the account before the form closes, so the list reloads at once. */
export const makeAnnounceFormEffects = ({ announcements, me, dispatchToAccount }: Deps) => ({
  postAnnouncement: tabEffects.once(announceFormEffects.postAnnouncement, {
    call: ({ gid, draft }) => announcements.add(gid, draft),
    onResume: ({ gid, draft }, since) =>
      TE.map(({ items }: Rows<Announcement>) =>
        items.some(isFrom(draft, me(), since))
          ? { outcome: 'done' as const, value: undefined }
          : { outcome: 'notDone' as const },
      )(announcements.list(gid, 1, LOOKED_THROUGH)),
    notifyAccount: (_, { gid }, under) => dispatchToAccount({ type: 'announcement/AnnouncementsChanged', gid }, under),
    toResult: (_, __, ask) => ({ type: 'announcement/AnnouncementPosted', ask }),
    failed: failsWith(announceFormMessages['announcement/AnnouncementNotPosted']),
    toUnknown: failsWith(announceFormMessages['announcement/AnnouncementOutcomeUnknown']),
  }),
})
