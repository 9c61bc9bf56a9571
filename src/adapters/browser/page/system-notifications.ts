import type { SystemNotices } from '../../../application/ports/browser/system-notices'

/**
 * The system's notices as this browser has them; some have none, and on some phones a page may not make them itself.
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
      // Only a service worker may make them here.
      return () => undefined
    }
  },
})
