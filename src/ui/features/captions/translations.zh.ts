export const zh = {
  button: '字幕', title: '字幕', on: '翻译这个空间', about: '发言会被转写并翻译，仅你自己可见。',
  joining: '正在开启字幕…', listening: '字幕已开启，有人发言时会显示。',
  source: '我说', target: '字幕语言',
  enableFirst: '请先开启翻译', failed: '无法开启字幕，请重试。', notSet: '无法更改语言', languagesFailed: '无法加载语言列表',
  strip: '字幕', transcript: '文字记录', empty: '还没有人发言。', original: '原文：{{text}}', close: '完成',
} as const
