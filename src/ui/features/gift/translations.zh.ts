import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  title: '送礼物', to: '送给{{name}}', choose: '礼物', receivers: '送给', chosen_other: '{{count}} 人', nobody: '尚未选择', clear: '清空',
  search: '搜索成员', currency: '支付币种', have: '余额 {{amount}} {{currency}}', send: '赠送', sendFor: '支付 {{amount}} {{currency}} 赠送', buy: '购买 LOOP',
  failed: '礼物加载失败。', balanceFailed: '余额加载失败。', none: '暂时没有礼物。',
  problem: {
    noGift: '请选择礼物。', noReceiver: '请选择收礼的人。', tooMany: '一次最多送给 100 人。', noCurrency: '你的代币都不能用来送礼物。', short: '超出了你的余额。',
  },
  refused: '未送出，余额没有变化。',
  looking: '暂时无法确认是否已送出', lookingText: '“{{gift}}”的结果没有收到。我们正在聊天记录和余额中查找，请不要重复赠送。',
  unknown: '无法确认是否已送出', unknownText: '聊天中还没有价值 {{amount}} {{currency}} 的“{{gift}}”，它可能稍后才到。再次赠送前请先核对余额。',
  cannotPlay: '暂时无法播放该礼物动画。', still: '🎁 收到{{gift}}',
  before: '之前的余额', now: '现在的余额', notKnown: '未知', look: '再查一次', letGo: '返回礼物列表',
}
