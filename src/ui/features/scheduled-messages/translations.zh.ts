import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  sendLater: '定时发送',
  hour: '1 小时后（{{time}}）',
  tomorrow: '明天 {{time}}',
  monday: '下周一 {{time}}',
  pick: '选择时间…',
  online: '{{name}} 上线时',
  count_other: '{{count, number}} 条定时消息',
  failed_other: '{{count, number}} 条消息未能发出',
  title: '定时消息',
  schedule: '定时发送',
  time: '日期和时间',
  zone: '你所在的时区：{{zone}}',
  zoneOrOnline: '留空则在 {{name}} 上线时发送。你所在的时区：{{zone}}',
  text: '消息内容',
  edit: '编辑',
  cancel: '取消发送',
  sendNow: '立即发送',
  whenOnline: '{{name}} 上线时发送',
  noTime: '请选择日期和时间。',
  tooSoon: '发送时间至少要在 10 秒之后。',
  tooFar: '请选择 365 天以内的时间。',
  full: '定时消息已达 {{limit, number}} 条，请先取消一条。',
  gone: '这条消息已发送或已取消。',
  notDone: '无法连接服务器，请重试。',
}
