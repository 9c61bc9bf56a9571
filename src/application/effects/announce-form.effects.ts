import * as TE from 'fp-ts/TaskEither'
import {
  announceFormEffects,
  announceFormMessages,
  type Announcement,
  type AnnouncementDraft,
} from '../../domain/announcement'
import type { Instant } from '../../domain/kernel/instant'
import type { Xid } from '../../domain/kernel/ids'
import { failsWith, tabEffects } from './effect'
import type { Rows } from '../ports/groups'
import type { TabDeps } from './tab-deps'

/** What was just posted is among the first; pinned ones stand before it. */
const LOOKED_THROUGH = 20
/** So far the server's clock may be behind this browser's. */
const CLOCKS_APART_MS = 300_000

const isFrom =
  ({ text, pictures }: AnnouncementDraft, by: Xid | null, since: Instant) =>
  (one: Announcement): boolean =>
    one.text === text &&
    one.pictures.join() === pictures.join() &&
    (one.author === null || one.author.xid === by) &&
    (one.createdAt === null || one.createdAt > since - CLOCKS_APART_MS)

/** The account hears of it before the form closes: the list that one comes back to reads it already. */
export const makeAnnounceFormEffects = ({
  ports: { announcements },
  me,
  dispatchToAccount,
}: Pick<TabDeps, 'ports' | 'me' | 'dispatchToAccount'>) => ({
  postAnnouncement: tabEffects.once(announceFormEffects.postAnnouncement, {
    call: ({ gid, draft }) => announcements.add(gid, draft),
    onResume: ({ gid, draft }, since) =>
      TE.map(({ items }: Rows<Announcement>) =>
        items.some(isFrom(draft, me(), since))
          ? { outcome: 'done' as const, value: undefined }
          : { outcome: 'notDone' as const },
      )(announcements.list(gid, 1, LOOKED_THROUGH)),
    notifyAccount: (_, { gid }, under) => dispatchToAccount({ type: 'AnnouncementsChanged', gid }, under),
    toResult: (_, __, ask) => ({ type: 'AnnouncementPosted', ask }),
    failed: failsWith(announceFormMessages.AnnouncementNotPosted),
    toUnknown: failsWith(announceFormMessages.AnnouncementOutcomeUnknown),
  }),
})
