import { catchError, concatMap, defer, EMPTY, filter, type Observable } from 'rxjs'
import type { AccountMessage } from '../domain/account-log'
import type { AccountCells } from '../domain/log.first'
import { alertFor, type MessageAlert } from '../domain/chat'
import type { Entry } from '../domain/event-log'
import { sessionOf } from '../domain/session'
import type { Ports } from './ports'
import type { SystemNotice } from './ports/system-notices'

const pathOf = ({ gid, uid }: MessageAlert): string =>
  gid !== null ? `/group/${gid}` : uid !== null ? `/message/${uid}` : '/message'

interface Alert extends Pick<SystemNotice, 'title' | 'body' | 'tag'> { readonly path: string }

/** What is worth calling somebody back for: a new message, and a space of which they wanted to be reminded. */
const alertOf = (message: AccountMessage, cells: AccountCells): Alert | null => {
  const me = sessionOf(cells.session.get())
  if (me === null) return null
  if (message.type === 'SpaceStartedNow') {
    const { isReminded, title, hosts, channelId } = message.space
    return isReminded ? { title, body: hosts.map(({ name }) => name).join(', '), tag: channelId, path: `/space/${channelId}` } : null
  }
  const alert = message.type === 'MessagesArrived' ? alertFor(cells.chat.get(), message.messages, me.xid) : null
  return alert === null ? null : { title: alert.title, body: alert.body, tag: alert.conversationId, path: pathOf(alert) }
}

const tell = async ({ path, ...notice }: Alert, cells: AccountCells, ports: Ports): Promise<void> => {
  // Whether somebody looks may not be known: then it is better told once too often.
  if (await ports.visibility.isAnySeen().catch(() => false)) return
  const { sound, notices } = cells.preferences.get()
  if (sound) ports.sounds.message()
  if (notices) ports.systemNotices.show({ ...notice, onPress: () => ports.navigator.go(path) })
}

/** Only the leading tab calls, and only while no tab is looked at: whoever looks sees it. One that can't be told ends none that comes after it. */
export const alerts = (entries$: Observable<Entry<AccountMessage>>, cells: AccountCells, ports: Ports): Observable<void> =>
  entries$.pipe(
    concatMap(({ message }) => {
      const alert = alertOf(message, cells)
      return alert === null ? [] : [alert]
    }),
    filter(() => {
      const { sound, notices } = cells.preferences.get()
      return sound || notices
    }),
    concatMap((alert) => defer(() => tell(alert, cells, ports)).pipe(catchError(() => EMPTY))),
  )
