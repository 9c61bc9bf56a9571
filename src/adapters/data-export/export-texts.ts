import type { RecordKind } from '../../domain/data-export'
import type { Excluded } from './collected'

interface ExportTexts {
  readonly title: string
  readonly notIncluded: string
  readonly kinds: Readonly<Record<RecordKind, string>>
  readonly reasons: Readonly<Record<Excluded, string>>
}

const en: ExportTexts = {
  title: 'Your Loop data',
  notIncluded: 'Not included',
  kinds: {
    profile: 'Profile and preferences',
    signIn: 'Ways to sign in',
    group: 'Groups',
    direct: 'Direct chats',
    groupMessage: 'Your messages in groups',
    follow: 'People you follow',
    scheduled: 'Scheduled messages',
    report: 'Reports you filed',
    device: 'Devices',
  },
  reasons: { tooLarge: 'too large', otherType: 'not a picture of a known type', missing: 'could not be read' },
}
const zh: ExportTexts = {
  title: '你的 Loop 数据',
  notIncluded: '未包含',
  kinds: {
    profile: '个人资料与偏好',
    signIn: '登录方式',
    group: '群组',
    direct: '私聊',
    groupMessage: '你在群组中的消息',
    follow: '你关注的人',
    scheduled: '定时消息',
    report: '你提交的举报',
    device: '设备',
  },
  reasons: { tooLarge: '文件过大', otherType: '不是支持的图片类型', missing: '无法读取' },
}

export const exportTexts = (language: string): ExportTexts => (language.startsWith('zh') ? zh : en)
