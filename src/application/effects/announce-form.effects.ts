import { announceFormEffects, announceFormMessages } from '../../domain/announcement'
import { failing, tabEffects } from '../effect'
import type { TabNeeds } from './tab-needs'

const { idempotent } = tabEffects

/** The account hears of it before the form closes: the list that one comes back to reads it already. */
export const makeAnnounceFormEffects = ({ ports, sayToAccount }: Pick<TabNeeds, 'ports' | 'sayToAccount'>) => ({
  postAnnouncement: idempotent(announceFormEffects.postAnnouncement, {
    call: ({ gid, draft }) => ports.announcements.add(gid, draft),
    tell: (_, { gid }, under) => sayToAccount({ type: 'AnnouncementsChanged', gid }, under),
    done: (_, __, ask) => ({ type: 'AnnouncementPosted', ask }),
    failed: failing(announceFormMessages.AnnouncementNotPosted),
  }),
})
