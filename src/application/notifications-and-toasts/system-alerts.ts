import { catchError, concatMap, defer, EMPTY, tap, type Observable } from 'rxjs'
import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { AccountSlices } from '../../domain/manifests/core'
import { alertFor, isStillNews, type MessageAlert } from '../../domain/chat'
import type { Entry } from '../../domain/event-log'
import { newsKey, notificationMessages, notifyOrNot, type News, type NotifySituation } from '../../domain/notification'
import { sessionOf } from '../../domain/session'
import type { Ports } from '../ports'
import type { SystemNotice } from '../ports/browser/system-notices'

/** Some systems cut what is longer. */
const LONGEST = 120
const LIST = '/notifications'
const { 'notification/Arrived': Arrived, 'notification/Seen': Seen } = notificationMessages

const pathOf = ({ gid, uid }: MessageAlert): string =>
  gid !== null ? `/group/${gid}` : uid !== null ? `/message/${uid}` : '/message'

interface Alert extends Pick<SystemNotice, 'title' | 'body' | 'tag'> {
  readonly path: string
  /**
   * By that, or as all stands with it, it is news no more: it was read here or elsewhere, decided, entered, or is over.
   */
  readonly isOver: (message: AccountMessage, slices: AccountSlices) => boolean
}

/** What is told is news already: only how the person has it is still to be seen. */
const NEWS = { isOwn: false, isRead: false, chat: null } as const
const AWAY: NotifySituation = { isLooking: false, sound: true, notices: true }

const alertOfNews = (news: News): Alert | null => {
  const { at } = news.of === 'request' ? news.request : news.notice
  const about = {
    tag: newsKey(news),
    path: LIST,
    isOver: (message: AccountMessage) =>
      (Seen.is(message) && message.of === news.of && message.upTo >= at) ||
      (Arrived.is(message) &&
        message.news.of === 'request' &&
        message.news.request.status !== 'pending' &&
        newsKey(message.news) === newsKey(news)),
  }
  if (news.of === 'request') {
    const { status, group, person } = news.request
    return status === 'pending' ? { ...about, title: group.name, body: person.name } : null
  }
  const { content } = news.notice
  // That a space began is told by its own event: nobody is called twice for one thing.
  if (content.kind === 'notification' && content.items.some(({ space, group }) => space !== null && group === null))
    return null
  return content.kind === 'accessGranted'
    ? { ...about, title: content.group.name, body: '', path: `/group/${content.group.gid}` }
    : { ...about, title: content.items[0]?.text ?? '', body: '' }
}

/**
 * What is worth calling somebody back for: a new message, a notice or request, and a space of which they wanted to be
 * reminded.
 */
const alertOf = (message: AccountMessage, slices: AccountSlices): Alert | null => {
  const me = sessionOf(slices.session.get())
  if (me === null) return null
  if (message.type === 'SpaceStartedNow') {
    const { isReminded, title, hosts, channelId } = message.space
    return isReminded
      ? {
          title,
          body: hosts.map(({ name }) => name).join(', '),
          tag: channelId,
          path: `/space/${channelId}`,
          isOver: (later) =>
            (later.type === 'SpaceEnded' || later.type === 'RoomEntered') && later.channelId === channelId,
        }
      : null
  }
  if (Arrived.is(message)) return alertOfNews(message.news)
  const alert =
    message.type === 'MessagesArrived'
      ? alertFor(slices.chat.get(), message.messages, me.xid, (facts) => notifyOrNot(facts, AWAY).notify)
      : null
  return alert === null
    ? null
    : {
        title: alert.title,
        body: alert.body,
        tag: alert.conversationId,
        path: pathOf(alert),
        isOver: (_, { chat }) => !isStillNews(chat.get(), alert),
      }
}

const verdictFor = (slices: AccountSlices, isLooking: boolean) => {
  const { sound, notices } = slices.preferences.get()
  return notifyOrNot(NEWS, { isLooking, sound, notices })
}

/** News that is told, or is about to be. */
interface Telling {
  readonly alert: Alert
  close: () => void
}

const tell = async (telling: Telling, slices: AccountSlices, ports: Ports, current: Set<Telling>): Promise<void> => {
  const { tag, title, body, path } = telling.alert
  // Whether somebody looks may not be known: then it is better told once too often.
  const verdict = verdictFor(slices, await ports.visibility.isAnySeen().catch(() => false))
  // What was over meanwhile is told to nobody.
  if (!current.has(telling)) return
  if (verdict.notify && verdict.sound) ports.sounds.message()
  if (!verdict.notify || !verdict.notice) return void current.delete(telling)
  telling.close = ports.systemNotices.show({
    tag,
    title,
    body: Array.from(body).slice(0, LONGEST).join(''),
    onPress: () => ports.navigator.go(path),
  })
}

const ENDS: ReadonlySet<string> = new Set(['SignedIn', 'SessionEnded', 'VisitorEntered'])

/**
 * Only the leading tab calls, and only while no tab is looked at: whoever looks sees it. One that can't be told ends
 * none that comes after it.
 * A notice is taken away as soon as it is no news any more.
 */
export const systemAlerts = (
  entries$: Observable<Entry<AccountMessage>>,
  slices: AccountSlices,
  ports: Ports,
): Observable<void> =>
  defer(() => {
    const current = new Set<Telling>()
    return entries$.pipe(
      tap(({ message }) => {
        for (const telling of current)
          if (ENDS.has(message.type) || telling.alert.isOver(message, slices)) {
            current.delete(telling)
            telling.close()
          }
      }),
      concatMap(({ message }) => {
        const alert = verdictFor(slices, false).notify ? alertOf(message, slices) : null
        if (alert === null) return []
        const telling: Telling = { alert, close: () => undefined }
        // The system shows one notice of a tag.
        for (const other of current) if (other.alert.tag === alert.tag) current.delete(other)
        current.add(telling)
        return [telling]
      }),
      concatMap((telling) =>
        defer(() => tell(telling, slices, ports, current)).pipe(
          catchError(() => {
            current.delete(telling)
            return EMPTY
          }),
        ),
      ),
    )
  })
