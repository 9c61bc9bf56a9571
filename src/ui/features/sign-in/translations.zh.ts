import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  inviteCode: {
    title: '有人邀请你吗？',
    text: '输入邀请人的六位邀请码。',
    label: '邀请码',
    hint: '选填',
    submit: '确认',
    skip: '跳过',
    refused: '邀请码无效，请核对，或跳过此步。',
  },
  xCallback: {
    waiting: '正在使用 X 登录…',
    title: 'X 账号已绑定',
    text: '以后可以用它登录。',
    failedTitle: 'X 账号绑定失败',
  },
  simulatedX: {
    title: '模拟的 X',
    text: '此页面模拟 X。请选择一个 X 账号。',
    authorize: '授权',
    refuse: '取消',
    account: 'X 账号',
    failed: '模拟的 X 没有响应。',
  },
}
