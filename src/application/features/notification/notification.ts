import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import { hasApplied } from '../../../domain/group'
import type { Gid } from '../../../domain/kernel/ids'
import {
  noticesQuery,
  notificationFeature,
  notificationMessages,
  requestsQuery,
  type Notice,
} from '../../../domain/notification'
import type { SystemNotice } from '../../ports/browser/system-notices'
import { readPages } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Rows } from '../../ports/groups'
import { oneToast, hasNoServerText } from '../../notifications-and-toasts/toast-helpers'
import type { Notifications } from './ports'
import { makeAccessRequestEffects } from './access-request.effects'

const PAGE = 20

export const notificationImplementation = implementFeature(
  notificationFeature,
  ({ core, dispatchToAccount, me, ports: shared, slicesOf }, ports: Notifications) => {
    const paged = <A>(read: (offset: number, size: number) => TE.TaskEither<Failure, Rows<A>>, page: string | null) => {
      const offset = Number(page ?? '0')
      return pipe(
        read(offset, PAGE),
        TE.map(({ items, dropped }) => ({ items, next: items.length + dropped < PAGE ? null : String(offset + PAGE) })),
      )
    }
    /** Groups in the notice to which the member applied. Reading a group shows whether the member was accepted. */
    const answersIn = ({ content }: Notice): readonly Gid[] => {
      const group = slicesOf('group')
      const gids =
        content.kind === 'notification' ? content.items.flatMap((item) => item.group?.gid ?? []) : [content.group.gid]
      return group === null ? [] : gids.filter((gid) => hasApplied(group.account.group.get(), gid))
    }
    return {
      account: {
        'notification/notices': readPages(noticesQuery, (_input, page) => paged(ports.notices, page)),
        'notification/access': readPages(requestsQuery, (_input, page) => paged(ports.requests, page)),
        'notification/requests': makeAccessRequestEffects(ports, () => dispatchToAccount(requestsQuery.want({}))),
      },
      frames: {
        loop_notification: (data) => {
          const news = ports.newsIn(data)
          if (news === null) {
            ports.countDropped(1)
            return
          }
          const isMine = news.of === 'request' && news.request.decidedBy !== null && news.request.decidedBy === me()
          void dispatchToAccount({ type: 'notification/Arrived', news, isMine })
          for (const gid of news.of === 'notice' ? answersIn(news.notice) : [])
            void dispatchToAccount({ type: 'group/AdmittedToGroup', gid })
          void dispatchToAccount(news.of === 'request' ? requestsQuery.want({}) : noticesQuery.want({}))
        },
      },
      /** A refusal already shows the server's text. A failure without such a text needs a toast (ACC-5). */
      toastsOf: (message) =>
        notificationMessages['notification/NotDecided'].is(message) && hasNoServerText(message.failure)
          ? oneToast({ key: 'notDone' })
          : [],
      streams: {
        badge: ports.badge,
        permission: ports.permission,
        alerts: {
          /** Requests permission for notices. The browser may prompt, so call this only when the member presses a button. */
          allow: shared.systemNotices.allow,
          /** Plays the sound and shows the notice once, as a preview of the member's settings. */
          tryOut: (words: Pick<SystemNotice, 'title' | 'body'>) => {
            const { sound, notices } = core.account.preferences.get()
            if (sound) shared.sounds.message()
            if (notices) shared.systemNotices.show({ ...words, tag: 'try-out', onPress: () => undefined })
          },
        },
      },
    }
  },
)
