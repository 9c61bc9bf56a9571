import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  title: '慢速模式',
  label: '成员两条消息的间隔',
  text: '群主和管理员不受限制。',
  failed: '无法加载慢速模式。',
  off: '关闭',
  seconds_other: '{{count, number}} 秒',
  minutes_other: '{{count, number}} 分钟',
  on: '慢速模式：每 {{time}} 可发一条消息。',
  wait: '慢速模式：{{left}} 后可以再发消息。',
}
