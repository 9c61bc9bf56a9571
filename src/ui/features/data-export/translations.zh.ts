import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  title: '你的数据',
  text: '一个 zip 文件，包含账号的资料、登录方式、设备、群组、聊天、钱包记录、礼物、机器人、空间、举报和你的图片。视频和语音消息仅列出，不含文件。',
  start: '下载我的数据',
  again: '重新开始',
  save: '保存 zip 文件',
  retry: '重试',
  cancel: '取消',
  offline: '当前没有网络。联网后才能下载数据。',
  interrupted: '导出已中断，请重新开始。',
  collecting: '已读取 {{records, number}} 条记录，共约 {{total, number}} 条',
  reading: '已读取 {{read, number}} 张图片，共 {{pictures, number}} 张',
  packing: '正在打包 zip 文件…',
  ready: '你的数据已准备好。',
  saved: 'zip 文件已保存到下载内容。',
  failed: '导出已停止。重试会从停止处继续。',
  began: '正在收集你的数据…',
}
