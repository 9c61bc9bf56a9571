import { concatMap, filter, type Observable } from 'rxjs'
import type { AccountMessage } from '../domain/account-log'
import type { AccountCells } from '../domain/log.first'
import { alertFor, type MessageAlert } from '../domain/chat'
import type { Entry } from '../domain/event-log'
import { sessionOf } from '../domain/session'
import type { Ports } from './ports'

const pathOf = ({ gid, uid }: MessageAlert): string =>
  gid !== null ? `/group/${gid}` : uid !== null ? `/message/${uid}` : '/message'

/** Only the leading tab tells of new messages, and only while no tab is looked at. */
export const messageAlerts = (entries$: Observable<Entry<AccountMessage>>, cells: AccountCells, ports: Ports): Observable<void> =>
  entries$.pipe(
    concatMap(({ message }) => {
      const me = sessionOf(cells.session.get())
      const alert = message.type === 'MessagesArrived' && me !== null ? alertFor(cells.chat.get(), message.messages, me.xid) : null
      return alert === null ? [] : [alert]
    }),
    filter(() => {
      const { sound, notices } = cells.preferences.get()
      return sound || notices
    }),
    concatMap(async (alert) => {
      if (await ports.visibility.isAnySeen()) return
      const { sound, notices } = cells.preferences.get()
      if (sound) ports.sounds.message()
      if (notices) {
        ports.systemNotices.show({
          title: alert.title, body: alert.body, tag: alert.conversationId, onPress: () => ports.navigator.go(pathOf(alert)),
        })
      }
    }),
  )
