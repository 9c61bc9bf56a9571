import type { media as en } from './en.room-media'
import type { TranslationsLike } from './translations-in'

export const media: TranslationsLike<typeof en> = {
  media: {
    you: '我',
    devices: '声音与摄像头',
    done: '完成',
    again: '重试',
    own: '系统默认',
    device: { microphone: '麦克风', speaker: '扬声器', camera: '摄像头' },
    numbered: { microphone: '麦克风 {{number}}', speaker: '扬声器 {{number}}', camera: '摄像头 {{number}}' },
    test: { asking: '浏览器正在请求使用麦克风', open: '说句话，音量条会动', heard: '听到你了' },
    playSound: '播放测试音',
    sound: { played: '三个音。没听到？请换一个扬声器。', silent: '浏览器没有播放声音。' },
    fault: {
      permissionRefused: '麦克风已被阻止。请在浏览器地址栏中允许。',
      noDevice: '没有找到麦克风。请接上后重试。',
      deviceBusy: '麦克风正被其他应用占用。请关闭该应用后重试。',
      deviceGone: '麦克风已断开。',
      pickerClosed: '没有选择任何内容。',
      notConnected: '空间尚未连接。',
      publishRefused: '你在这里的角色不允许这样做。',
      unsupported: '此浏览器无法在这里使用麦克风。',
    },
    unblock: '打开声音',
    kind: { screen: '屏幕', camera: '摄像头' },
    screenOf: '{{name}}：屏幕',
    cameraOf: '{{name}}：摄像头',
    float: '画中画',
    stopSharing: '停止共享',
    windowWithoutSound: '共享窗口不支持声音',
    network: '你的网络',
    quality: { good: '良好', fair: '一般', poor: '较差', lost: '已断开' },
  },
}
