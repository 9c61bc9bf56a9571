import type { ContentKind } from '../../domain/chat'
import type { ReportCause } from '../../domain/moderation'
import type { RecordKind } from '../../domain/data-export'
import type { RecordKind as PaymentKind } from '../../domain/wallet'
import type { Excluded } from './collected'

export interface ExportTexts {
  readonly title: string
  readonly notIncluded: string
  readonly kinds: Readonly<Record<RecordKind, string>>
  /** The words for the fields, the roles and the switches of records, by what the server sends. */
  readonly fields: ReadonlyMap<string, string>
  readonly roles: ReadonlyMap<string, string>
  readonly switches: ReadonlyMap<string, string>
  readonly payments: Readonly<Record<PaymentKind, string>>
  readonly causes: Readonly<Record<ReportCause, string>>
  /** The words for the kinds of messages without a text. */
  readonly contents: Readonly<Record<ContentKind, string>>
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
    payment: 'Wallet history',
    gift: 'Gifts you received',
    bot: 'Your bots',
    space: 'Spaces you hosted',
    recording: 'Spaces you recorded',
  },
  fields: new Map([
    ['name', 'Name'],
    ['bio', 'About'],
    ['level', 'Level'],
    ['showsGroups', 'Shows groups on the profile'],
    ['allowsDm', 'Allows direct messages'],
    ['email', 'E-mail'],
    ['x', 'X'],
    ['wallet', 'Wallet'],
    ['following', ''],
  ]),
  roles: new Map([
    ['owner', 'Owner'],
    ['admin', 'Admin'],
    ['member', 'Member'],
  ]),
  switches: new Map([
    ['yes', 'Yes'],
    ['no', 'No'],
  ]),
  payments: {
    withdrawal: 'Withdrawal',
    stake: 'Staked',
    unstake: 'Unstaked',
    reward: 'Staking reward',
    deposit: 'Deposit',
    purchase: 'Bought in the mall',
    giftIn: 'Gift received',
    giftOut: 'Gift sent',
    bubbleIn: 'Bubble rain',
    bubbleOut: 'Bubble rain sent',
    bubbleBack: 'Bubble rain returned',
    opening: 'Opening balance',
    other: 'Other',
  },
  causes: { Violating: 'Against the rules', Spam: 'Spam', Harassment: 'Harassment', Scam: 'Scam', Other: 'Other' },
  contents: {
    text: 'Message',
    image: 'Picture',
    album: 'Pictures',
    video: 'Video',
    voice: 'Voice message',
    sticker: 'Sticker',
    reply: 'Reply',
    richText: 'Formatted message',
    groupInvite: 'Group invitation',
    space: 'Space',
    notification: 'Notification',
    accessGranted: 'Access granted',
    accessRequest: 'Request to join',
    join: 'Joined the group',
    bubble: 'Bubbles',
    bubbleResult: 'Result of bubbles',
    gift: 'Gift',
    liveNotify: 'Live space',
    groupSetAdmin: 'Admins changed',
    privateSpaceState: 'Call',
    command: 'Command',
    recalled: 'Recalled message',
    unknown: 'Message of an unknown kind',
  },
  reasons: {
    tooLarge: 'too large',
    otherType: 'not a picture of a known type',
    missing: 'not found',
    unreachable: 'could not be reached',
  },
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
    payment: '钱包记录',
    gift: '你收到的礼物',
    bot: '你的机器人',
    space: '你主持的空间',
    recording: '你录制的空间',
  },
  fields: new Map([
    ['name', '名字'],
    ['bio', '简介'],
    ['level', '等级'],
    ['showsGroups', '在主页展示群组'],
    ['allowsDm', '允许私聊'],
    ['email', '电子邮箱'],
    ['x', 'X'],
    ['wallet', '钱包'],
    ['following', ''],
  ]),
  roles: new Map([
    ['owner', '群主'],
    ['admin', '管理员'],
    ['member', '成员'],
  ]),
  switches: new Map([
    ['yes', '是'],
    ['no', '否'],
  ]),
  payments: {
    withdrawal: '提现',
    stake: '质押',
    unstake: '解除质押',
    reward: '质押收益',
    deposit: '充值',
    purchase: '商城购买',
    giftIn: '收到礼物',
    giftOut: '送出礼物',
    bubbleIn: '红包雨',
    bubbleOut: '发出红包雨',
    bubbleBack: '红包雨退回',
    opening: '期初余额',
    other: '其他',
  },
  causes: { Violating: '违反规则', Spam: '垃圾信息', Harassment: '骚扰', Scam: '诈骗', Other: '其他' },
  contents: {
    text: '消息',
    image: '图片',
    album: '图片集',
    video: '视频',
    voice: '语音消息',
    sticker: '贴纸',
    reply: '回复',
    richText: '富文本消息',
    groupInvite: '群组邀请',
    space: '空间',
    notification: '通知',
    accessGranted: '已获准加入',
    accessRequest: '加入申请',
    join: '加入了群组',
    bubble: '泡泡',
    bubbleResult: '泡泡结果',
    gift: '礼物',
    liveNotify: '正在直播的空间',
    groupSetAdmin: '管理员变更',
    privateSpaceState: '通话',
    command: '命令',
    recalled: '已撤回的消息',
    unknown: '未知类型的消息',
  },
  reasons: { tooLarge: '文件过大', otherType: '不是支持的图片类型', missing: '找不到', unreachable: '无法连接' },
}

export const exportTexts = (language: string): ExportTexts => (language.startsWith('zh') ? zh : en)
