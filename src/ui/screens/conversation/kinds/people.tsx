import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { adminSentences, namesOf } from '../../../app/content-text'
import type { BodyProps, Kind } from './kind'

function JoinBody({ content }: BodyProps<ContentOf<'join'>>): ReactNode {
  const { t } = useTranslation()
  return t('people.joined', { names: namesOf(content.people, t) })
}

function SetAdminBody({ content }: BodyProps<ContentOf<'groupSetAdmin'>>): ReactNode {
  const { t } = useTranslation()
  return adminSentences(content, t).join(' ')
}

export const join: Kind<ContentOf<'join'>> = { frame: 'centre', Body: JoinBody }
export const groupSetAdmin: Kind<ContentOf<'groupSetAdmin'>> = { frame: 'centre', Body: SetAdminBody }
