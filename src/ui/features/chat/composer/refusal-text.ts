import type { TFunction } from 'i18next'
import { MESSAGE_BYTES, TEXT_LIMIT, type SendRefusal } from '../../../../domain/chat'

/** The text for the reason why a message cannot be sent (spec 1 §5 Sending into chats). */
export const refusalText = (t: TFunction, refusal: SendRefusal): string => {
  switch (refusal._tag) {
    case 'Visitor':
      return t('composer.visitor')
    case 'Empty':
      return t('composer.empty')
    case 'TooLong':
      return t('composer.tooLong', { max: TEXT_LIMIT })
    case 'TooLarge':
      return t('composer.tooLarge', { max: MESSAGE_BYTES / 1_024 })
    case 'NotMember':
      return t('composer.membersOnly')
    case 'Blocked':
      return t('composer.blocked')
    case 'NoDirectMessages':
      return t('composer.noDirect')
    case 'LevelTooLow':
      return t('composer.levelTooLow', { level: refusal.level })
    case 'ImageLevelTooLow':
      return t('composer.imageLevelTooLow', { level: refusal.level })
    case 'LinkNotAllowed':
      return t('composer.linkNotAllowed', { host: refusal.host })
  }
}
