import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BotProfile } from '../../../domain/bot'
import { Avatar } from '../../components/avatar/Avatar'
import styles from './bot.module.css'

/** How the bot of a draft will look to the people who open its profile. */
export function BotPreview({ profile: { name, avatar, description } }: { readonly profile: BotProfile }): ReactNode {
  const { t } = useTranslation('bot')
  const shown = `${name === '' ? t('name') : name}_bot`
  return (
    <div className={styles['preview']}>
      <Avatar person={{ id: 'preview', name: shown, imageUrl: avatar ?? undefined }} size={72} />
      <b dir="auto">{shown}</b>
      <p dir="auto" data-empty={description === '' || undefined}>
        {description === '' ? t('aboutHint') : description}
      </p>
    </div>
  )
}
