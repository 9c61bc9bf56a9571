import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  record: '语音消息（点按或按住录音）',
  recorder: '录音',
  asking: '请在浏览器中允许使用麦克风',
  recording: '正在录音',
  ready: '录音已完成，可以试听、发送或删除。',
  slide: '滑开可取消',
  letGo: '松开即取消',
  cancel: '取消',
  done: '完成',
  again: '重试',
  close: '关闭',
  send: '发送语音消息',
  remove: '删除录音',
  play: '播放语音消息',
  pause: '暂停',
  position: '语音消息的播放位置',
  at: '{{at}}，共 {{length}}',
  speed: '{{speed}} 倍速',
  failed: '无法播放',
  reason: {
    permissionRefused: '麦克风已被阻止。请在浏览器地址栏中允许。',
    noDevice: '未找到麦克风。请连接后重试。',
    deviceBusy: '其他应用正在使用麦克风。请关闭后重试。',
    stopped: '录音在完成前中断了。',
    unsupported: '此浏览器无法在这里录制语音消息。',
  },
}
