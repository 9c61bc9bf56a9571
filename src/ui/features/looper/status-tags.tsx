import { ArrowDown, ArrowUp, Check, Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, type ApiStatus, type Label } from '../../../domain/looper'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { useTooltip } from '../../components/overlay/use-tooltip'
import { VerifiedBadge } from '../../components/avatar/VerifiedBadge'
import styles from './looper.module.css'

const c = classNames(styles)

/** The status of the API, in the dashboard's words: working is NORMAL (spec 3 §2). */
export function ApiStatusTag({ status }: { readonly status: ApiStatus }): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <span className={c('status', status)}>
      {status === 'active' && <Icon of={Check} size={14} />}
      {status === 'active' ? t('normal') : t(`api.${status}`)}
    </span>
  )
}

/** A community's verification label. */
export function LabelTag({ label }: { readonly label: Label }): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <span className={c('tag', label)}>
      {label !== 'none' && (
        <span aria-hidden="true">
          <VerifiedBadge type={label === 'gold' ? 2 : 1} />
        </span>
      )}
      {t(`label.${label}`)}
    </span>
  )
}

/** The change of a figure: "+" for up, "-" for down (spec 3 §2, decisions.md). */
export function Growth({ text }: { readonly text: string }): ReactNode {
  const { t } = useTranslation('looper')
  const direction = directionOf(text)
  if (text === '') return null
  return (
    <span className={c('growth', direction)}>
      {direction !== 'flat' && (
        <>
          <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={14} />
          <span className="sr">{t(`communities.${direction}`)} </span>
        </>
      )}
      {text.replace(/^[+\-\u2212]/, '')}
    </span>
  )
}

interface CopyableProps {
  readonly text: string
  readonly shown: string
}

/** A text that a press copies. The tooltip announces this (spec 3 §8). */
export function Copyable({ text, shown }: CopyableProps): ReactNode {
  const { t } = useTranslation('looper')
  const [isCopied, setCopied] = useState(false)
  const { on, tip } = useTooltip(isCopied ? t('copied') : t('copy'))
  return (
    <>
      <button
        {...on}
        type="button"
        className={c('copyable')}
        onClick={() => {
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }}
      >
        <span>{shown}</span>
        <Icon of={isCopied ? Check : Copy} size={16} />
        <span className="sr" role="status">
          {isCopied ? t('copied') : ''}
        </span>
      </button>
      {tip}
    </>
  )
}
