import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  name: '名字',
  nameHint: '最多 64 个字，会显示在你的发言旁。',
  nameMissing: '请填写名字。',
  bio: '个人简介',
  bioHint: '写一两句话',
  notSaved: '资料保存失败，你的修改仍在。',
}
