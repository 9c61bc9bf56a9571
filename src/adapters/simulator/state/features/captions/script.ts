/**
 * The languages in which simulated members speak and members read. Every line of `SCRIPT` exists in all these
 * languages.
 */
export const LANGUAGES = ['en_US', 'zh_CN', 'es_ES'] as const
export type Language = (typeof LANGUAGES)[number]

/** The lines that simulated members speak on a stage, in every language. */
export const SCRIPT: readonly Readonly<Record<Language, string>>[] = [
  {
    en_US: 'Welcome, everyone. It is good to have you here.',
    zh_CN: '欢迎大家，很高兴你们能来。',
    es_ES: 'Bienvenidos a todos. Qué bueno tenerlos aquí.',
  },
  {
    en_US: 'Today we talk about what we learned this week.',
    zh_CN: '今天我们聊聊这一周学到的东西。',
    es_ES: 'Hoy hablamos de lo que aprendimos esta semana.',
  },
  {
    en_US: 'The small changes turned out to matter most.',
    zh_CN: '结果最重要的反而是那些小改动。',
    es_ES: 'Al final, los cambios pequeños fueron los más importantes.',
  },
  { en_US: 'Can everybody hear me well?', zh_CN: '大家听得清楚吗？', es_ES: '¿Me oyen bien todos?' },
  {
    en_US: 'I would like to hear from whoever is new.',
    zh_CN: '我想听听新朋友的想法。',
    es_ES: 'Me gustaría escuchar a los que son nuevos.',
  },
  {
    en_US: 'Let us take two minutes for questions.',
    zh_CN: '我们留两分钟提问。',
    es_ES: 'Tomemos dos minutos para preguntas.',
  },
  { en_US: 'That is a good point, thank you.', zh_CN: '说得很好，谢谢。', es_ES: 'Es un buen punto, gracias.' },
  {
    en_US: 'We meet again tomorrow at the same time.',
    zh_CN: '明天同一时间我们再见。',
    es_ES: 'Nos vemos mañana a la misma hora.',
  },
]
