import * as t from 'io-ts'
import { Locale } from '../../domain/captions'
import { get, post } from './call'
import { itemsOf } from './list'

const LANGUAGES = 100

const ofChannel = t.strict({ channel_id: t.string })
const nothing = () => t.unknown
const setLanguage = t.strict({ channel_id: t.string, language: t.string })

/** AI translation (spec 2 §7; payloads that are not printed are built as decisions.md says). */
export const captionsCalls = {
  join: post('/api/live/loop_trans/join', ofChannel, () => t.type({ source: Locale, target: Locale })),
  leave: post('/api/live/loop_trans/leave', ofChannel, nothing),
  config: get('/api/live/loop_trans/config', ofChannel, () => t.type({ languages: itemsOf(Locale, LANGUAGES) })),
  setSource: post('/api/live/loop_trans/set_source', setLanguage, nothing),
  setTarget: post('/api/live/loop_trans/set_target', setLanguage, nothing),
} as const
