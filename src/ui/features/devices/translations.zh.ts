import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  title: '你的设备',
  text: '你已登录的浏览器。',
  failed: '无法加载你的设备。',
  offline: '当前没有网络。联网后才能退出其他设备。',
  thisDevice: '本设备',
  active: '当前在线',
  seen: '最近活跃：{{when}}',
  signedInAt: '登录时间：{{when}}',
  end: '退出登录',
  endName: '退出 {{device}} 的登录',
  endTitle: '退出 {{device}} 的登录？',
  endText: '该浏览器会回到登录页。',
  notEnded: '退出失败，请重试。',
  others: '退出其他所有设备',
  othersTitle: '退出其他所有设备？',
  othersText: '你的其他浏览器都会回到登录页，本设备保持登录。',
  alone: '只有本设备已登录。',
}
