import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { CodeField, CODE_LENGTH } from './CodeField'
import styles from '../sign-in.module.css'

export interface CodeStepProps {
  readonly email: string
  readonly code: string
  readonly onCode: (code: string) => void
  readonly busy: boolean
  readonly failure?: string | undefined
  /** The remaining seconds until the user can request another code. 0 if the user can request a code now. */
  readonly resendIn: number
  readonly onResend: () => void
  readonly onSubmit: () => void
  readonly onChangeEmail: () => void
}

export function CodeStep(props: CodeStepProps): ReactNode {
  const { code, onCode, busy, failure, resendIn, onResend, onSubmit, onChangeEmail } = props
  const { t } = useTranslation()
  const isComplete = code.length === CODE_LENGTH
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete && !busy) onSubmit()
      }}
    >
      <CodeField
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        value={code}
        onChange={onCode}
        error={failure}
        autoComplete="one-time-code"
        aside={
          resendIn > 0 ? (
            <span className={styles['wait']}>{t('signIn.resendIn', { count: resendIn })}</span>
          ) : (
            <button type="button" className={styles['resend']} onClick={onResend}>
              {t('signIn.resend')}
            </button>
          )
        }
      />
      <Button kind="primary" size={44} wide type="submit" busy={busy} disabled={!isComplete}>
        {t('signIn.submit')}
      </Button>
      <Button kind="quiet" size={44} wide onClick={onChangeEmail}>
        {t('signIn.changeEmail')}
      </Button>
    </form>
  )
}
