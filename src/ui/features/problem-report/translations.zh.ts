import type { en } from './translations.en'

export const zh: typeof en = {
  title: '报告问题',
  text: '把应用的运行记录存为文件，再附在发给客服的消息里。文件中没有姓名、地址和聊天内容。此处不会发送任何内容。',
  entries_one: '文件中的记录（{{count}} 条）',
  entries_other: '文件中的记录（{{count}} 条）',
  entriesHint: '取消勾选即可移除一条记录，点开可查看内容。',
  search: '搜索记录',
  none: '没有符合的记录。',
  more: '显示更早的记录',
  leaveOutAll: '全部移除',
  includeAll: '全部保留',
  reading: '正在读取日志…',
  failed: '无法读取日志，请重试。',
  retry: '重试',
  saved: '报告已保存为 {{name}}',
  cancel: '取消',
  save: '保存报告',
}
