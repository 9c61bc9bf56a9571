import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  title: '钱包', total: '总资产', failed: '钱包加载失败', failedText: '请检查网络后重试。',
  balances: '余额', deposit: '充值', withdraw: '提现', stake: '质押', history: '记录', buy: '购买 LOOP', back: '返回',
  priceAge: '{{time}} 的价格', noPrice: '正在等待实时价格',
  staked: '已质押', level: '{{level}} 级', unlocks: '{{level}} 级 · {{date}}解锁', unlocked: '{{level}} 级 · 已解锁', rewards: '累计收益：{{amount}} LOOP',
  form: {
    withdrawTitle: '提现 {{currency}}', stakeTitle: '质押 LOOP', unstakeTitle: '解除质押', currency: '币种', network: '网络', address: '收款地址', addressHint: '请从对方钱包复制粘贴。',
    repeat: '再次输入地址', repeatHint: 'Solana 地址没有校验码，因此需要核对两次输入。', amount: '数量', have: '可用 {{amount}} {{currency}}', stakedNow: '已质押 {{amount}} LOOP',
    about: '约 {{minutes}} 分钟', seconds: '约 {{seconds}} 秒', fee: '网络费用', send: '转出', receive: '对方收到', review: '下一步',
    note: '提现后无法撤回。', unchecked: '该地址没有校验码，请逐字核对。', lookAlike: '请注意：它与 {{address}} 相似，但并不是同一个地址。',
    level: '等级', levelOf: '{{level}} 级', levelText: '{{minimum}} LOOP 起 · 每天 {{rate}} · {{lock}}', noLock: '随时可取', lock_other: '锁定 {{count}} 天', mode: '质押', unstake: '解除质押',
    short: '余额已变化，不足以完成这笔操作。', checkFailed: '无法核对余额，请重试。', noChains: '没有网络支持该币种。',
  },
  problem: {
    missing: '请选择网络。', missingLevel: '请选择等级。', repeat: '两次输入的地址不一致。', empty: '请输入数量。', notANumber: '请只使用数字和小数点，例如 12.5。', tooManyDecimals_other: '最多 {{count}} 位小数。',
    zero: '数量必须大于 0。', aboveBalance: '超出了可用余额。', belowMinimum: '至少 {{minimum}}。',
  },
  address: {
    empty: '请输入地址。', strange: '地址中含有隐藏字符或非英文字符。', name: '不支持域名，请输入地址本身。', prefix: '地址必须以 0x 开头。', length: '地址长度不正确。', letters: '地址中含有无效字符。',
    checksum: '地址大小写与校验码不符，请重新复制。', zero: '该地址不属于任何人。', token: '这是代币合约地址，转入后将无法找回。', notEvm: '这不是该网络的地址。', notSolana: '这不是 Solana 地址。', offCurve: '没有人能持有该地址的私钥。',
  },
  confirm: {
    title: '签名前请核对', stakeTitle: '确认前请核对', address: '收款地址', network: '网络', token: '币种', amount: '数量', level: '等级', edit: '修改', stake: '确认质押', unstake: '确认解除',
    sign: '选择签名钱包', signText: '钱包会请你签署一段文字，在此之前不会转出任何资产。', noWallets: '此浏览器中没有找到钱包。请先安装，或在钱包内置浏览器中打开本页。', checking: '正在核对余额…', test: '测试钱包', injected: '浏览器钱包',
  },
  progress: {
    signing: '请查看你的钱包', signingText: '请在钱包中确认签名，最多等待两分钟。', cancel: '取消', sending: '正在提交…', settled: '已完成', settledWithdraw: '提现已提交，可在记录中查看进度。', settledStake: 'LOOP 已质押。', settledUnstake: 'LOOP 已退回余额。',
    close: '好', failed: '未能完成', failedText: '余额没有变动。', again: '返回修改', looking: '结果尚不明确', lookingText: '没有收到服务器的答复，正在从记录中查找。请不要重复提交。', unseen: '记录中仍未找到',
    unseenText: '它仍可能稍后出现。再次提交前，请先查看余额和记录。', look: '再查一次', startOver: '返回修改',
  },
  fault: {
    refused: '你在钱包中拒绝了，没有转出任何资产。', busy: '钱包正在等待另一个请求，请先处理。', gone: '钱包已锁定或不可用。', broken: '钱包的答复无法使用。', changed: '钱包的账户或网络已更改，请重新签名。', lost: '提交前页面被刷新，请重新签名。',
    noText: '无法获取待签文字，请重试。', unfit: '待签文字不安全，已被拦下。', noAnswer: '钱包在两分钟内没有答复。',
  },
  currencyOf: { exact: '持有数量', worth: '价值', price: '单价' },
  depositOf: {
    title: '充值', address: '你的地址', copy: '复制地址', qr: '你在 {{network}} 上的地址二维码', takes: '请只通过 {{network}} 转入 {{currencies}}，其他资产将无法找回。', minimum: '最少 {{minimum}}', confirmations_other: '{{count}} 次确认后到账',
    memo: '备注', noMemo: '无需填写备注', failed: '地址加载失败。',
  },
  historyOf: {
    title: '记录', titleOf: '{{currency}} 记录', allKinds: '全部类型', kind: '类型', withdrawal: '提现', staking: '质押', deposit: '充值', loopBuy: '购买 LOOP', income: '收入', payout: '支出', emptyTitle: '暂无记录', emptyText: '代币的变动会显示在这里。', failed: '记录加载失败。', more: '加载更多',
    csv: '导出 CSV', status: '状态', all: '全部', details: '详情', when: '时间', what: '类型', amount: '数量', fee: '费用', network: '网络', address: '地址', tx: '交易', note: '说明', id: '编号', confirmations: '{{had}}/{{needed}} 次确认',
  },
  record: {
    withdrawal: '提现', stake: '质押', unstake: '解除质押', reward: '质押收益', deposit: '充值', purchase: '商城购买', giftIn: '收到礼物', giftOut: '送出礼物', bubbleIn: '红包雨', bubbleOut: '发出红包雨', bubbleBack: '红包雨退回', opening: '期初余额', other: '其他',
  },
  status: { pending: '处理中', done: '已完成', failed: '失败' },
}
