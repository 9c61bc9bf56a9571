import { catchError, concatMap, defer, EMPTY, tap, type Observable } from 'rxjs'
import type { AccountMessage } from '../../domain/features'
import type { AccountSlices } from '../../domain/core'
import { alertFor, isStillUnread, type MessageAlert, type NoticeItem } from '../../domain/chat'
import type { Entry } from '../../domain/event-log'
import {
  notificationItemKey,
  notificationMessages,
  decideNotification,
  type NotificationItem,
  type NotifySituation,
} from '../../domain/notification'
import { sessionOf, changesAccount } from '../../domain/session'
import type { SharedDeps } from '../features/shared-deps'
import type { Ports } from '../ports'
import type { SystemNotice } from '../ports/browser/system-notices'

/** The most characters in the body of a notice, because some systems cut longer bodies. */
const LONGEST = 120
const LIST = '/notifications'
const { 'notification/Arrived': Arrived, 'notification/Seen': Seen } = notificationMessages

const pathOf = ({ gid, uid }: MessageAlert): string =>
  gid !== null ? `/group/${gid}` : uid !== null ? `/message/${uid}` : '/message'

/** The state that decides about alerts. */
interface Known extends Pick<AccountSlices, 'session' | 'preferences'>, Pick<SharedDeps, 'slicesOf'> {}

interface Alert extends Pick<SystemNotice, 'title' | 'body' | 'tag'> {
  readonly path: string
  /**
   * Whether this message or the current state ends the alert, because the alert's item was read, decided, entered or
   * ended.
   */
  readonly isOver: (message: AccountMessage) => boolean
}

/**
 * An alert is always unread and caused by another person, so only the member's situation decides whether the member is
 * notified.
 */
const NEWS = { isOwn: false, isRead: false, chat: null } as const
const AWAY: NotifySituation = { isLooking: false, sound: true, notices: true }

/** The text, or the name in the event: a notice of the system is shown without the page, so no words are loaded. */
const titleOf = (item: NoticeItem | undefined): string =>
  item === undefined ? '' : item.text !== '' ? item.text : item.event?.name || (item.group?.name ?? 'Loop')

const alertOfNews = (news: NotificationItem): Alert | null => {
  const { at } = news.of === 'request' ? news.request : news.notice
  const about = {
    tag: notificationItemKey(news),
    path: LIST,
    isOver: (message: AccountMessage) =>
      (Seen.is(message) && message.of === news.of && message.upTo >= at) ||
      (Arrived.is(message) &&
        message.news.of === 'request' &&
        message.news.request.status !== 'pending' &&
        notificationItemKey(message.news) === notificationItemKey(news)),
  }
  if (news.of === 'request') {
    const { status, group, person } = news.request
    return status === 'pending' ? { ...about, title: group.name, body: person.name } : null
  }
  const { content } = news.notice
  // `SpaceWentLive` already alerts the member to a started space, so this notification does not repeat the alert.
  if (content.kind === 'notification' && content.items.some(({ space, group }) => space !== null && group === null))
    return null
  return content.kind === 'accessGranted'
    ? { ...about, title: content.group.name, body: '', path: `/group/${content.group.gid}` }
    : { ...about, title: titleOf(content.items[0]), body: '' }
}

/** The alert for a message: for a new chat message, a notice, a request, or the start of a space with a reminder. */
const alertOf = (message: AccountMessage, known: Known): Alert | null => {
  const me = sessionOf(known.session.get())
  if (me === null) return null
  if (message.type === 'space/SpaceWentLive') {
    const { isReminded, title, hosts, channelId } = message.space
    return isReminded
      ? {
          title,
          body: hosts.map(({ name }) => name).join(', '),
          tag: channelId,
          path: `/space/${channelId}`,
          isOver: (later) =>
            (later.type === 'space/SpaceEnded' || later.type === 'space/RoomEntered') && later.channelId === channelId,
        }
      : null
  }
  if (Arrived.is(message)) return alertOfNews(message.news)
  const chat = known.slicesOf('chat')
  const alert =
    message.type === 'chat/MessagesArrived' && chat !== null
      ? alertFor(chat.account.chat.get(), message.messages, me.xid, (facts) => decideNotification(facts, AWAY).notify)
      : null
  return alert === null
    ? null
    : {
        title: alert.title,
        body: alert.body,
        tag: alert.conversationId,
        path: pathOf(alert),
        isOver: () => chat !== null && !isStillUnread(chat.account.chat.get(), alert),
      }
}

const verdictFor = (known: Known, isLooking: boolean) => {
  const { sound, notices } = known.preferences.get()
  return decideNotification(NEWS, { isLooking, sound, notices })
}

/** An alert that is shown or about to be shown. */
interface ActiveAlert {
  readonly alert: Alert
  close: () => void
}

const show = async (active: ActiveAlert, known: Known, ports: Ports, current: Set<ActiveAlert>): Promise<void> => {
  const { tag, title, body, path } = active.alert
  // If the visibility is unknown, the member is notified, because a needless notice is better than a missing notice.
  const verdict = verdictFor(known, await ports.visibility.isAnySeen().catch(() => false))
  // The alert ended while the visibility was read.
  if (!current.has(active)) return
  if (verdict.notify && verdict.sound) ports.sounds.message()
  if (!verdict.notify || !verdict.notice) return void current.delete(active)
  active.close = ports.systemNotices.show({
    tag,
    title,
    body: Array.from(body).slice(0, LONGEST).join(''),
    onPress: () => ports.navigator.go(path),
  })
}

/**
 * Shows system notices. Only the leader notifies, and only while no tab is visible.
 * A failed notice does not block later notices. A notice closes when its alert is over.
 */
export const systemAlerts = (
  entries$: Observable<Entry<AccountMessage>>,
  known: Known,
  ports: Ports,
): Observable<void> =>
  defer(() => {
    const current = new Set<ActiveAlert>()
    return entries$.pipe(
      tap(({ message }) => {
        for (const active of current)
          if (changesAccount(message) || active.alert.isOver(message)) {
            current.delete(active)
            active.close()
          }
      }),
      concatMap(({ message }) => {
        const alert = verdictFor(known, false).notify ? alertOf(message, known) : null
        if (alert === null) return []
        const active: ActiveAlert = { alert, close: () => undefined }
        // The system shows one notice per tag, so this alert replaces an earlier alert with the same tag.
        for (const other of current) if (other.alert.tag === alert.tag) current.delete(other)
        current.add(active)
        return [active]
      }),
      concatMap((active) =>
        defer(() => show(active, known, ports, current)).pipe(
          catchError(() => {
            current.delete(active)
            return EMPTY
          }),
        ),
      ),
    )
  })
