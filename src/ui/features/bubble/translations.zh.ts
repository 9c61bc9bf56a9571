import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  rain: '泡泡雨', rainOf: '泡泡雨，{{amount}} {{currency}}', from: '{{name}} 的泡泡雨',
  bubbles_other: '{{count}} 个泡泡', andUp: '{{level}} 级及以上', exclusive: '仅限指定的人',
  join: '加入', winners: '中奖名单', notJoined: '没能加入，请重试。', elsewhere: '你正在另一场泡泡雨中。',
  leave: '离开', close: '关闭', left: '剩 {{left}}/{{total}} 个', popOne: '戳破一个', popped: '{{name}} 戳中了 {{amount}} {{currency}}',
  seconds_other: '还剩 {{count}} 秒', near_other: '还有 {{count}} 颗宝石', nearLine: '{{gems}}，{{time}}',
  all: '泡泡：点击一个', keys: '用方向键选择泡泡，按回车戳破。',
  kind: { gem: '紫宝石', gem1: '绿宝石', gem2: '金宝石', gem3: '粉宝石', bomb: '炸弹' },
  oops: '哎呀！', congrats: '恭喜！', lost: '网络未连接，这次点击没有送达。',
  over: { reward: '你戳中了 {{amount}} {{currency}}', had: '你已经戳过泡泡了', ended: '泡泡雨结束了', timeout: '时间到', nothing: '祝下次好运。' },
  receipt: {
    title: '中奖名单', of: '{{name}} 的泡泡雨', none: '还没有人戳中泡泡', noneText: '戳中的人会显示在这里。', noneOver: '没有人戳中泡泡', noneOverText: '全部金额已退还给发送者。',
    failed: '中奖名单加载失败', failedText: '请稍后重试。', sent: '发送总额', used: '已被戳中', back: '退还给发送者', still: '还在下落', fee: '手续费（1%）', paid: '总共支付',
    checks: '以上各份之和等于已被戳中的金额。', doesNot: '以上各份之和与已被戳中的金额不符，请联系客服。',
  },
  send: {
    title: '发送泡泡雨', text: '泡泡会在聊天里落下，谁戳破就归谁。', failed: '余额加载失败', failedText: '请稍后重试。',
    noCurrency: '没有可用的币种', noCurrencyText: '你的币种都不能用来发送泡泡雨。',
    currency: '币种', total: '总金额', have: '余额 {{amount}} {{currency}}', parts: '余额的比例',
    who: '发给谁', everybody: '所有人', chosen: '指定的人', shares: '分配方式', random: '随机', even: '平均', count: '泡泡数量', level: '最低等级',
    reach_other: '{{count}} 位成员可以参加，最高 {{most}} 级。', upTo: '最高 {{most}} 级。',
    guests: '谁可以参加', search: '搜索成员', chosenCount_other: '{{count}} 人', guestsNone: '没有找到这样的成员', guestsFailed: '成员加载失败，请重试。', retry: '重试', more: '显示更多',
    fixed: '每位被选中的人金额相同，从 1 级起。', fee: '手续费（1%）', pay: '你将支付', submit: '发送', submitWith: '发送 {{amount}} {{currency}} 泡泡雨',
    problem: {
      totalZero: '总金额必须大于 0', levelZero: '最低等级必须大于 0', noUser: '请至少选择一位用户', countZero: '泡泡数量必须大于 0',
      notANumber: '请输入数字，最多一个小数点', decimals: '最多 {{count}} 位小数', above: '超过了你的余额', aboveWithFee: '加上 1% 手续费后超过了你的余额', little: '金额太少，不够分给这么多泡泡',
      many: '最多 {{count}} 个泡泡', levelHigh: '最高为 {{most}} 级', levelWhole: '等级必须是整数', people: '最多 {{count}} 人',
    },
    short: '你的余额已经不足。', checkFailed: '无法核对余额，没有发送任何内容。',
    sending: '正在发送…', sent: '泡泡发送成功', sentText: '聊天里正下着泡泡雨。', notSent: '泡泡发送失败', notSentText: '没有扣除你的余额。', edit: '返回', done: '完成',
    looking: '没有收到回复', lookingText: '还不知道是否已发送，正在查看聊天和你的余额。', lookNow: '立即查看',
    unseen: '无法确定是否已发送', unseenText: '再次发送前，请先核对两个金额。', before: '之前的余额', after: '现在的余额', unknown: '未知', again: '返回表单',
  },
}
