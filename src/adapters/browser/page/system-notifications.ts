import type { SystemNotices } from '../../../application/ports/browser/system-notices'

/**
 * The system notifications of this browser. Some browsers do not support system notifications, and some phone browsers
 * forbid pages to create them.
 */
export const makeSystemNotifications = (
  kind: () => typeof Notification | undefined = () => globalThis.Notification,
): SystemNotices => ({
  allow: async () => {
    const Kind = kind()
    if (Kind === undefined) return false
    return Kind.permission === 'granted' || (await Kind.requestPermission()) === 'granted'
  },
  show: ({ title, body, tag, onPress }) => {
    const Kind = kind()
    if (Kind?.permission !== 'granted') return () => undefined
    try {
      const notice = new Kind(title, { body, tag, silent: true })
      notice.addEventListener('click', () => {
        window.focus()
        notice.close()
        onPress()
      })
      return () => {
        notice.close()
      }
    } catch {
      // This browser lets only a service worker create notifications, so the page shows none.
      return () => undefined
    }
  },
})
