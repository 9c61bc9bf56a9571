import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  title: '商城', text: '选择 LOOP 套餐。', packages: '套餐', failed: '套餐加载失败', failedText: '请检查网络后重试。', emptyTitle: '暂无在售套餐', emptyText: '请稍后再来。',
  loop: '{{quantity}} 个 LOOP', off: '立减 {{percent}}%', before: '原价 {{price}}', agree: '我同意购买条款', terms: '条款', recharge: '充值', choose: '请先选择套餐', method: '支付方式', crypto: '加密货币', card: '银行卡', token: '币种', network: '网络',
  on: { ethereum: '以太坊网络', solana: 'Solana 网络' }, next: '继续', pay: '选择支付方式', summary: '{{price}} 购买 {{quantity}} LOOP',
  depositTitle: '充值详情', depositText: '以下为示例数据，此处不会产生付款。', quantity: '数量', cost: '花费', time: '时间', gas: '矿工费', about: '约 {{value}}', mins: '{{count}} 分钟', nothing: '请先在商城选择套餐。', toMall: '前往商城',
  cardTitle: '银行卡支付', cardText: '此表单不会发送任何内容：银行卡支付尚未开通，请勿填写真实卡号。', cardNumber: '卡号', cardName: '持卡人姓名', cardExpiry: '有效期', cardCode: '安全码', cardPay: '支付', cardDone: '没有发送任何内容，银行卡支付尚未开通。',
}
