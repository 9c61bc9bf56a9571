import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { adminSentences, joinNames } from '../content-text'
import type { BodyProps, MessageKindView } from './message-kind'

function JoinBody({ content }: BodyProps<ContentOf<'join'>>): ReactNode {
  const { t } = useTranslation()
  return t('people.joined', { names: joinNames(content.people, t) })
}

function SetAdminBody({ content }: BodyProps<ContentOf<'groupSetAdmin'>>): ReactNode {
  const { t } = useTranslation()
  return adminSentences(content, t).join(' ')
}

export const join: MessageKindView<ContentOf<'join'>> = { frame: 'centre', Body: JoinBody }
export const groupSetAdmin: MessageKindView<ContentOf<'groupSetAdmin'>> = { frame: 'centre', Body: SetAdminBody }
