import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import styles from './wallet-sign-in.module.css'

export interface ReviewTextStepProps {
  /** The name of the wallet. */
  readonly name: string
  readonly address: string
  /** The exact text that the wallet will sign. */
  readonly text: string
  readonly waitsFor: 'signature' | 'server' | null
  readonly onSign: () => void
  readonly onCancel: () => void
}

export function ReviewTextStep({ name, address, text, waitsFor, onSign, onCancel }: ReviewTextStepProps): ReactNode {
  const { t } = useTranslation('wallet-sign-in')
  const { t: core } = useTranslation()
  const read = useRef<HTMLPreElement>(null)
  // Focus the text and not the button, because a second Enter would sign a text that the member has not read.
  useEffect(() => read.current?.focus(), [])
  return (
    <>
      <dl className={styles['account']}>
        <dt>{t('account')}</dt>
        <dd dir="ltr">{address}</dd>
      </dl>
      <pre ref={read} tabIndex={-1} role="region" aria-label={t('text')} dir="ltr" className={styles['text']}>
        {text}
      </pre>
      <Button kind="primary" size={44} wide busy={waitsFor !== null} onClick={onSign}>
        {t('sign')}
      </Button>
      <Button kind="quiet" size={44} wide disabled={waitsFor === 'server'} onClick={onCancel}>
        {core('action.cancel')}
      </Button>
      <p className={styles['hint']} aria-live="polite">
        {waitsFor === 'signature' && t('confirm', { name })}
      </p>
    </>
  )
}
