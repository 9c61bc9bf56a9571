import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import { Locale } from '../../../domain/captions'
import { defineGet, definePost } from '../codecs/http-call'
import { toListPage } from '../codecs/list'

const LANGUAGES = 100

const ofChannel = t.strict({ channel_id: IdText })
const nothing = () => t.unknown
const setLanguage = t.strict({ channel_id: IdText, language: IdText })

/** The calls for captions with AI translation (spec 2 §7). decisions.md defines the payloads that the spec omits. */
export const captionsCalls = {
  join: definePost('/api/live/loop_trans/join', ofChannel, () => t.type({ source: Locale, target: Locale })),
  leave: definePost('/api/live/loop_trans/leave', ofChannel, nothing),
  config: defineGet('/api/live/loop_trans/config', ofChannel, () =>
    t.type({ languages: toListPage(Locale, LANGUAGES) }),
  ),
  setSource: definePost('/api/live/loop_trans/set_source', setLanguage, nothing),
  setTarget: definePost('/api/live/loop_trans/set_target', setLanguage, nothing),
} as const
