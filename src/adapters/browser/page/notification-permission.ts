import type { NoticePermission } from '../../../application/features/notification/ports'

/** What this browser says of the system's notices, without asking anybody. */
export const notificationPermission = (
  kind: () => Pick<typeof Notification, 'permission'> | undefined = () => globalThis.Notification,
): NoticePermission => {
  const permission = kind()?.permission
  return permission === undefined ? 'none' : permission === 'default' ? 'unasked' : permission
}
