import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  title: '注销账号',
  text: '提出申请 14 天后，账号将被删除。在此之前你可以保留账号。',
  failed: '无法加载注销的影响。',
  offline: '当前没有网络。联网后才能注销或保留账号。',
  groups: '请先移交或解散以下群组：',
  delete: '注销账号',
  askTitle: '注销你的账号？',
  askText: '你有 14 天时间改变主意。此后任何人都无法恢复你的账号。',
  goes: '将被删除的内容',
  goesProfile: '你的名称、头像、邮箱和个人资料',
  goesSignIn: '所有登录方式，你的设备都会退出登录',
  goesOwn: '你的群成员身份、关注、机器人和定时消息',
  stays: '将会保留的内容',
  staysMessages: '你在他人聊天中的消息，发送者显示为“已注销账号”',
  staysRecords: '付款记录，不含你的名称',
  lost: '你将失去持有的资产：{{amounts}}。如想保留，请先提现或使用。',
  confirm: '14 天后删除',
  notRequested: '申请未提交，请重试。',
  waiting: '你的账号将于 {{when}} 删除。',
  keep: '保留我的账号',
  notKept: '账号仍将被删除，请重试。',
  due: '正在删除你的账号。',
}
