const en = {
  message: 'New message',
  mention: 'Somebody mentioned you',
  call: 'Incoming call',
  videoCall: 'Incoming video call',
  missedCall: 'Missed call',
  callOver: 'The call is over',
  room: 'A room started',
  picture: 'Picture',
  video: 'Video',
  voice: 'Voice message',
  sticker: 'Sticker',
  gift: 'Gift',
}

export type PushTexts = Readonly<typeof en>

const zh: PushTexts = {
  message: '新消息',
  mention: '有人提到了你',
  call: '语音来电',
  videoCall: '视频来电',
  missedCall: '未接来电',
  callOver: '通话已结束',
  room: '有房间开播了',
  picture: '图片',
  video: '视频',
  voice: '语音消息',
  sticker: '贴纸',
  gift: '礼物',
}

/** The texts of pushes. `language` is the tag that the member's browser sent last. Other languages read English. */
export const pushTextsFor = (language: string): PushTexts => (language.startsWith('zh') ? zh : en)
