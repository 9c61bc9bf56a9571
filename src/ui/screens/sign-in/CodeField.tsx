import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../components/class-names'
import { FieldFrame } from '../../components/TextField'
import styles from './code-field.module.css'

const c = classNames(styles)
export const codeLength = 6
const places = [0, 1, 2, 3, 4, 5] as const

interface CodeFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly resendIn: number
  readonly onResend: () => void
}

/** One real input under six drawn boxes, so that pasting, filling in by the system and screen readers just work. */
export function CodeField({ value, onChange, error, resendIn, onResend }: CodeFieldProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Focus follows the step the person has just asked for.
  useEffect(() => input.current?.focus(), [])
  const aside =
    resendIn > 0 ? (
      <span className={c('wait')}>{t('signIn.resendIn', { count: resendIn })}</span>
    ) : (
      <button type="button" className={c('resend')} onClick={onResend}>{t('signIn.resend')}</button>
    )
  return (
    <FieldFrame label={t('signIn.code')} id={id} hint={t('signIn.codeHint')} error={error} aside={aside}>
      <div className={c('code')}>
        <input
          ref={input}
          id={id}
          className={c('input')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.replace(/[^\p{L}\p{N}]/gu, '').slice(0, codeLength))}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined}
        />
        <div className={c('boxes')} aria-hidden="true">
          {places.map((place) => (
            <span key={place} className={c('box', error !== undefined && 'wrong', place === Math.min(value.length, codeLength - 1) && 'next')}>
              {value.charAt(place)}
            </span>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}
