import type { AppBadge } from '../../../application/ports/browser/app-badge'

type Badges = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/** The badge of the installed app. Browsers refuse it while the app is not installed. */
export const makeAppBadge = (badges: Badges = navigator): AppBadge => ({
  show: (unread) => {
    const shown = unread > 0 ? badges.setAppBadge?.(unread) : badges.clearAppBadge?.()
    void shown?.catch(() => undefined)
  },
})
