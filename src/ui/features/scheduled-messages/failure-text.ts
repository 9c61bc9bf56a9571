import type { TFunction } from 'i18next'
import type { Failure } from '../../../domain/kernel/failure'
import {
  NO_LONGER_SCHEDULED,
  SCHEDULE_FULL,
  SCHEDULE_LIMIT,
  TOO_FAR,
  TOO_SOON,
} from '../../../domain/scheduled-messages'

type Translate = TFunction<'scheduled-messages'>

/** The server's refusal in the member's language, or the server's words if the screen has none of its own. */
export const refusalText = (t: Translate, words: string): string => {
  switch (words) {
    case TOO_SOON:
      return t('tooSoon')
    case TOO_FAR:
      return t('tooFar')
    case SCHEDULE_FULL:
      return t('full', { limit: SCHEDULE_LIMIT })
    case NO_LONGER_SCHEDULED:
      return t('gone')
    default:
      return words
  }
}

export const failureText = (t: Translate, failure: Failure): string =>
  failure._tag === 'Refused' ? refusalText(t, failure.words) : t('notDone')
