import * as E from 'fp-ts/Either'
import type { AccountMessage } from '../../domain/account-log'
import { announceFormEffects } from '../../domain/announcement'
import type { TabMessage } from '../../domain/tab-log'
import { acting, type Asked } from '../effect'
import type { Ports } from '../ports'

interface Needs {
  readonly ports: Ports
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
}

/** The account hears of it before the form closes: the list that one comes back to reads it already. */
export const makeAnnounceFormEffects = ({ ports, sayToAccount }: Needs) => ({
  postAnnouncement: acting(announceFormEffects.postAnnouncement, ({ gid, draft }, { ask, say }: Asked<TabMessage>) => {
    void ports.announcements.add(gid, draft)().then(async (posted) => {
      if (E.isLeft(posted)) return say({ type: 'AnnouncementNotPosted', ask, failure: posted.left })
      await sayToAccount({ type: 'AnnouncementsChanged', gid })
      return say({ type: 'AnnouncementPosted', ask })
    })
  }),
})
