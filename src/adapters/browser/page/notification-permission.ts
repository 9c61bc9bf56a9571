import type { NoticePermission } from '../../../application/features/notification/ports'

/** Reads the browser's notification permission without asking the member. */
export const notificationPermission = (
  kind: () => Pick<typeof Notification, 'permission'> | undefined = () => globalThis.Notification,
): NoticePermission => {
  const permission = kind()?.permission
  return permission === undefined ? 'none' : permission === 'default' ? 'unasked' : permission
}
