import type { WordsIn } from '../../i18n/words'
import type { en } from './words.en'

export const zh: WordsIn<typeof en> = {
  level: '{{level}} 级',
  mark: '{{level}} 级',
  toNext: '距 {{level}} 级已完成 {{percent}}%',
  last: '已达最高等级',
  medals: '勋章',
  wonOf: '{{won}} / {{all}}',
  noMedals: '还没有勋章',
  failed: '等级加载失败',
  medalsFailed: '勋章加载失败',
  details: '等级详情',
  title: '我的等级',
  points: '{{points}} 积分',
  need: '再得 {{points}} 积分即可升到 {{level}} 级',
  ring: '{{level}} 级，距下一级已完成 {{percent}}%',
  from: '积分来源',
  what: '行为',
  count: '次数',
  gained: '积分',
  total: '合计',
  part: { earlier: '开始计分之前', messages: '发送消息', spaces: '主持空间' },
  opens: '等级的作用',
  opensText: '群组可以要求达到一定等级后才能发言、发图片或参加泡泡雨。各处看的都是这个等级。',
  won: '已获得',
  notWon: '尚未获得',
  medal: {
    words: '初次发言', talker: '百条消息', member: '加入群组', founder: '创建群组', keeper: '管理群组', listener: '收听空间',
    host: '主持空间', followed: '十位关注者', friendly: '关注十人', inviter: '邀请好友', onX: '绑定 X', ten: '达到 10 级', twenty: '达到 20 级',
  },
}
