import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  question: {
    replace: {
      title: '切换账号？',
      text: '此合作方链接会登录另一个账号，并先退出当前账号。',
      stay: '留在当前账号',
      change: '切换账号',
    },
    signIn: {
      title: '用此链接登录？',
      text: '一个合作方链接要让你登录其账号。只有当链接是你自己打开的，才请继续。',
      stay: '暂不登录',
      change: '登录',
    },
  },
}
