import { dialogs } from './dialogs/zh'
import { running } from './zh.group-admin'
import { spaces } from './zh.spaces'

export const spacesAndAdmin = {
  ...spaces,
  ...running,
  ...dialogs,
  settingsPage: {
    account: '账号',
    privacy: '隐私',
    group: '展示我的群组',
    groupText: '其他人可以在你的主页看到你加入的群组。',
    dm: '私信',
    dmText: '任何人都可以给你发私信。',
    look: '语言、外观与通知',
    stored: '保存在此浏览器',
    storedText: '消息保存在此浏览器，打开更快，离线也能阅读。',
    used: '约 {{shown}}',
    usedUnknown: '大小未知',
    deleteKept: '删除本地消息',
    deleteTitle: '删除本地消息？',
    deleteText: '消息仍在服务器上，打开会话时会重新加载。草稿和设置会保留。',
    delete: '删除',
    about: '关于',
    version: '版本 {{version}}',
    failedTitle: '设置加载失败',
  },
}
