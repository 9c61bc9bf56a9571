import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  actionsOf: '对 {{name}} 的操作',
  markRead: '标为已读',
  markUnread: '标为未读',
  markAllRead: '全部标为已读',
}
