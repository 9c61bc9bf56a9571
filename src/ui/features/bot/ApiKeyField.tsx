import { Copy, Eye, EyeOff } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BotRef } from '../../../domain/bot'
import { useCopy } from '../../hooks/use-copy'
import { classNames } from '../../components/class-names'
import { IconButton } from '../../components/form/IconButton'
import { useApiKey } from './use-bots'
import styles from './bot.module.css'

const c = classNames(styles)
const HIDDEN = '••••••••••••••••'

/**
 * The secret key of a bot. The key stays hidden until the member requests it. Hiding the key drops it from state
 * (BI-199).
 */
export function ApiKeyField({ botId, xid }: BotRef): ReactNode {
  const { t } = useTranslation('bot')
  const copy = useCopy()
  const { text, isReading, hasFailed, show, hide } = useApiKey({ botId, xid })
  useEffect(() => hide, [hide])
  return (
    <div className={c('detail')}>
      <span>{t('key')}</span>
      <code aria-label={text === null ? t('keyHidden') : undefined}>{text ?? HIDDEN}</code>
      <IconButton
        icon={text === null ? Eye : EyeOff}
        iconSize={16}
        label={text === null ? t('showKey') : t('hideKey')}
        aria-busy={isReading || undefined}
        onClick={() => {
          if (text === null) show()
          else hide()
        }}
      />
      <IconButton
        icon={Copy}
        iconSize={16}
        label={t('copyKey')}
        disabled={text === null}
        onClick={() => {
          if (text !== null) copy(text)
        }}
      />
      {hasFailed && (
        <p role="alert" className={c('fault')}>
          {t('keyFailed')}
        </p>
      )}
    </div>
  )
}
